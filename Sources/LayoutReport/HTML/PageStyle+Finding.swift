extension PageStyle {
  /// The style of a finding.
  static let article = """
    article { margin-top: clamp(3rem, 7vw, 5rem); padding-top: 1.5rem; border-top: .15rem solid var(--ink); scroll-margin-top: 1rem; }
    .meta { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; max-width: none; }
    .verdict { font-size: .875rem; font-weight: 600; }
    .rule { color: var(--soft); font-size: .875rem; margin-inline-start: auto; text-decoration: none; }
    @media (max-width: 40rem) { .rule { margin-inline-start: 0; } }
    .rule:hover { text-decoration: underline; }
    article h2, .notes h2 { font-size: clamp(1.25rem, 1.05rem + .9vw, 1.6rem); margin: .75rem 0 0; max-width: 46rem; }
    section { margin-top: 2.25rem; }
    section section, details section { margin-top: 1.25rem; }
    h3, h4 { font-size: 1rem; margin-bottom: .6rem; }
    section > p + p, section > ul + p, section > ol + p { margin-top: .6rem; }
    section > ul, section > ol, details > ul { padding-inline-start: 1.4rem; }
    .fixes { display: grid; gap: .6rem; }
    .fixes li::marker { font-weight: 650; font-variant-numeric: tabular-nums; }
    .why > p + p { margin-top: .35rem; }
    .checked { margin-bottom: .5rem; }
    .check { font-size: .875rem; }
    .check.yes { color: var(--good); }
    .check.no { color: var(--soft); }
    .edit { font-size: .875rem; }
    .mark { color: var(--warning); font-weight: 600; display: inline-block; }
    .ranges td, .ranges th, .views td, .views th { padding: .35rem 1rem .35rem 0; vertical-align: top; border-bottom: .06rem solid var(--line); }
    .ranges .number { padding-inline-end: 0; }
    .ranges thead th, .views thead th { color: var(--soft); font-size: .875rem; }
    .ranges { width: auto; min-width: min(100%, 30rem); }

    """

  /// The style of a sum.
  static let sum = """
    .ledger { margin-top: 1.25rem; }
    .ledger td, .ledger th { padding: .4rem 0; vertical-align: baseline; border-bottom: .06rem solid var(--line); }
    .ledger .key { width: 1.8rem; color: var(--soft); font-size: .875rem; }
    .ledger .number { width: 1%; padding-inline-end: 1.25rem; }
    .pair { display: flex; flex-wrap: wrap; gap: 0 1.5rem; }
    .pair > :first-child { flex: 1 1 18rem; min-width: 0; }
    .owner { flex: 0 1 21rem; min-width: 0; color: var(--soft); font-size: .9375rem; }
    .result tr:first-child > * { border-top: 2px solid var(--ink); }
    .total th, .difference th { font-weight: 650; }
    .ledger .difference > * { color: var(--excess); border-bottom: 0; border-top: 2px solid var(--ink); }
    .group th { color: var(--soft); font-size: .875rem; padding-top: 1.5rem !important; }
    tr.lit { background: var(--wash); }

    """

  /// The style of a drawing.
  static let chain = """
    figure { margin-top: 1rem; padding: 1rem clamp(.75rem, 2.5vw, 1.5rem) .75rem; background: var(--wash); border-radius: .5rem; }
    .caption { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1.5rem; font-size: .9375rem; max-width: none; font-variant-numeric: tabular-nums; }
    figcaption { margin-top: .75rem; font-size: .8125rem; }
    .excess-note { color: var(--excess); font-weight: 650; white-space: nowrap; }
    .swatch { display: inline-block; width: 1.4em; height: .8em; border: .08rem solid var(--excess); vertical-align: -.05em; }
    .swatch.excess { background: repeating-linear-gradient(-45deg, var(--excess) 0 .1rem, transparent .1rem .3rem); }
    .swatch.missing { background: radial-gradient(var(--excess) 30%, transparent 32%) 0 0 / .35rem .35rem; }
    .defs { position: absolute; }
    .chain { display: block; overflow: visible; }
    .chain line { stroke: var(--ink); stroke-width: 1.25; }
    .chain .limit { stroke: var(--excess); stroke-width: 1.5; stroke-dasharray: 4 3; }
    .part { stroke: var(--edge); stroke-width: 1; }
    .part.even { fill: var(--even); }
    .part.odd { fill: var(--odd); }
    .part.broken { stroke: var(--warning); stroke-width: 2; stroke-dasharray: 5 3; }
    .chain .lit .part { stroke-width: 3; }
    .chain text { fill: var(--on); font-size: 13px; font-variant-numeric: tabular-nums; }
    .chain .key { font-size: 12px; }
    .chain .amount { font-weight: 650; }
    .chain .out { paint-order: stroke; stroke: var(--wash); stroke-width: 4px; stroke-linejoin: round; }
    .chain .over { paint-order: stroke; stroke: var(--even); stroke-width: 4px; stroke-linejoin: round; }
    .hatch-ground { fill: var(--paper); fill-opacity: .35; }
    .hatch-line, .chain .hatch-line { stroke: var(--excess); stroke-width: 3; }
    .dot { fill: var(--excess); }
    .excess, .missing { stroke: var(--excess); stroke-width: 1.5; pointer-events: none; }
    rect.excess { fill: url(#hatch); }
    rect.missing { fill: url(#dots); stroke-dasharray: 4 3; }
    @media (max-width: 45rem) { .roomy { display: none; } }

    """

  /// The style of what is folded away, of the end of the page, and of print.
  static let rest = """
    .more { margin-top: 2.25rem; border-top: .06rem solid var(--line); }
    details { border-bottom: .06rem solid var(--line); padding: .55rem 0; }
    details > :not(summary) { margin: .6rem 0 .6rem 1.15rem; }
    details > table { width: calc(100% - 1.15rem); }
    details > section { margin-top: 1.25rem; }
    summary { cursor: pointer; }
    summary::marker { color: var(--soft); }
    summary::first-letter { text-transform: uppercase; }
    .follower .where { display: block; margin-inline-start: 1.15rem; }
    .exact td { padding: .25rem 0; vertical-align: baseline; }
    .exact .number { width: 1%; padding-inline-end: .6rem; color: var(--soft); }
    .exact .total td { border-top: 2px solid var(--ink); font-weight: 650; }
    .variable { color: var(--soft); }
    .notes { margin-top: 4rem; }
    .notes ul { margin-top: .75rem; }
    .notes .where { margin-inline-end: .5rem; }
    footer { margin-top: 4rem; padding-top: 1rem; border-top: .06rem solid var(--line); color: var(--soft); font-size: .875rem; }
    button { font: inherit; color: var(--link); background: none; border: .06rem solid; border-radius: .25rem; padding: .15rem .6rem; margin-inline-start: .5rem; cursor: pointer; }
    @media (prefers-contrast: more) { :root { --soft: var(--ink); --line: var(--ink); } }
    @media print { :root { --paper: #fff; } html { font-size: 10pt; } body { max-width: none; padding: 0; } .skip, button { display: none; }
      article { break-before: auto; margin-top: 2rem; } figure, tr, li { break-inside: avoid; }
      h2, h3, h4 { break-after: avoid; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }

    """
}
