/// The style of a page, in the order in which a reader meets its parts.
enum PageStyle {
  /// The whole style.
  static let text = colours + page + head + filters + article + sum + chain + scheme + screen + drop + rest

  /// The colours, in light and dark; every one of them has a contrast of at least 4.5 with what is behind it.
  private static let colours = """
    :root { color-scheme: light dark;
      --paper: #fdfdfc; --ink: #1c1e22; --soft: #585e68; --line: #d8dadf; --wash: #f3f4f6; --link: #0a529b;
      --error: #a1201a; --warning: #7b4a00; --note: #0a529b; --good: #1f6b3a;
      --even: #d5e1ef; --odd: #b9cce2; --edge: #4c6584; --on: #16283d; --excess: #b3261e; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #16181c; --ink: #e6e8ec; --soft: #a3a9b4; --line: #363a42; --wash: #1f2227; --link: #8fc1f5;
      --error: #ff9d94; --warning: #f0bf70; --note: #8fc1f5; --good: #84d3a0;
      --even: #2a3b50; --odd: #36506e; --edge: #8aa6c8; --on: #e6eef8; --excess: #ff8a80; } }

    """

  private static let page = """
    *, *::before, *::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
    body { margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 4vw, 3rem) 4rem; max-width: 62rem;
      background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
      font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
    h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; margin: 0; font-weight: 650; }
    p, ul, ol, table, figure { margin: 0; }
    p, li { max-width: 44rem; }
    a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: .06em; }
    :focus-visible { outline: .18rem solid var(--link); outline-offset: .18rem; border-radius: .15rem; }
    main:focus { outline: none; }
    code { font: .9em ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
    th { font-weight: inherit; text-align: start; }
    .soft, .where, figcaption { color: var(--soft); }
    .where { font-size: .875rem; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: -100vw; }
    .skip:focus { left: 1rem; top: 1rem; }
    .plain { list-style: none; padding: 0; }
    .number { text-align: end; white-space: nowrap; }
    .number.long { white-space: normal; min-width: 6rem; }
    .badge { display: inline-block; white-space: nowrap; font-size: .8125rem; font-weight: 600; line-height: 1.5;
      padding: 0 .55em; border: .08rem solid; border-radius: .25rem; }
    .badge.error { color: var(--error); border-style: solid; }
    .badge.warning { color: var(--warning); border-style: dashed; }
    .badge.note { color: var(--note); border-style: dotted; }

    """

  private static let head = """
    .eyebrow, .label { font-size: .875rem; color: var(--soft); font-weight: 400; }
    h1 { font-size: clamp(1.5rem, 1.1rem + 1.8vw, 2.25rem); margin: .4rem 0 1.5rem; letter-spacing: -.01em; }
    .counts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; padding: 0; margin-bottom: 1.5rem; list-style: none; }
    .counts li { display: flex; align-items: center; gap: .5rem; }
    .count { font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
    .inputs { display: flex; gap: 1rem; margin-bottom: 2rem; line-height: 1.5; }
    .inputs .label { line-height: inherit; }
    .contents { list-style: none; padding: 0; border-top: .06rem solid var(--line); }
    .contents li { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: 0 1rem; padding: .7rem 0; border-bottom: .06rem solid var(--line); max-width: none; }
    .contents .badge { place-self: start; margin-top: .15rem; }
    .entry { min-width: 0; }
    .entry .where { display: block; }
    @media (max-width: 30rem) { .contents li { grid-template-columns: minmax(0, 1fr); gap: .3rem; } }

    """
}
