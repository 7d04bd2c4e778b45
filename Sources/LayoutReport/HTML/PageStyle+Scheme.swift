extension PageStyle {
  /// The style of what goes with a conflict: its drawing, its proof, and the boxes to set lines aside.
  static let scheme = plan + strokes + trial + mentions

  private static let plan = """
    :root { --box: #e7edf5; --box-outer: #f6f8fb; --yours: #1f5fa8; --system: #6b4a9c; --content: #2c6e49; --fact: #585e68; --assumed: #7b4a00; }
    @media (prefers-color-scheme: dark) { :root { --box: #2a3b50; --box-outer: #1c232c; --yours: #8fc1f5; --system: #c9b0f0; --content: #84d3a0; --fact: #a3a9b4; --assumed: #f0bf70; } }
    .sheets { display: grid; gap: 1.25rem; }
    .plan.beside { display: flex; flex-wrap: wrap; gap: .75rem 2.5rem; align-items: center; }
    .plan.beside figcaption { flex: 1 1 14rem; margin-top: 0; }
    .scheme { display: block; overflow: visible; max-width: 100%; }
    .scheme.sample { display: inline-block; vertical-align: -.05em; }
    .scheme text { font-size: 12px; fill: var(--ink); font-variant-numeric: tabular-nums; paint-order: stroke; stroke: var(--wash); stroke-width: 3px; stroke-linejoin: round; }
    .scheme .name { fill: var(--on); stroke: var(--box); }
    .scheme .box { fill: var(--box); stroke: var(--edge); stroke-width: 1; }
    .scheme .box.outer { fill: var(--box-outer); }
    .scheme .box.negative { fill: url(#dots); stroke: var(--excess); stroke-dasharray: 3 2; }
    .scheme .band { stroke: none; opacity: .5; pointer-events: none; }
    .scheme .band.excess { fill: url(#hatch); }
    .scheme .band.missing { fill: url(#dots); }
    .scheme .edge { stroke: var(--excess); stroke-width: 1.25; stroke-dasharray: 4 3; }
    .scheme .ext { stroke: var(--soft); stroke-width: .75; stroke-opacity: .55; }
    .strokes { list-style: none; padding: 0 !important; display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; margin-top: .4rem; }
    .beside .strokes { display: grid; }
    .strokes li { max-width: 100%; }

    """

  private static let strokes = """
    .dim .stroke { stroke-width: 1.75; stroke: var(--source); fill: none; }
    .dim .joint { fill: var(--source); stroke: var(--wash); }
    .dim { --source: var(--ink); }
    .dim.member text { fill: var(--source); }
    .dim.yours, .end.yours { --source: var(--yours); }
    .dim.system, .end.system { --source: var(--system); }
    .dim.content, .end.content { --source: var(--content); }
    .dim.fact, .end.fact { --source: var(--fact); }
    .dim.assumed { --source: var(--assumed); }
    .end { fill: var(--source); }
    .end.fact { fill: var(--wash); stroke: var(--fact); stroke-width: 1.5; }
    .end.subject { fill: var(--excess); }
    .dim.yours .stroke { marker-start: url(#end-yours); marker-end: url(#end-yours); }
    .dim.system .stroke { marker-start: url(#end-system); marker-end: url(#end-system); }
    .dim.content .stroke { marker-start: url(#end-content); marker-end: url(#end-content); stroke-dasharray: 2 2.5; }
    .dim.fact .stroke, .dim.assumed .stroke { marker-start: url(#end-fact); marker-end: url(#end-fact); stroke-dasharray: 1 2.5; }
    .dim.subject { --source: var(--excess); }
    .dim.subject .stroke { stroke-width: 2.5; marker-start: url(#end-subject); marker-end: url(#end-subject); }
    .dim.subject text { fill: var(--excess); font-weight: 650; }
    .dim .stroke.short { marker: none; stroke-width: 3.5; stroke-dasharray: none; }
    .dim.broken .stroke { stroke: var(--warning); stroke-dasharray: 5 3; }
    .dim.broken text { fill: var(--warning); font-weight: 650; }
    .dim.other { opacity: .62; --source: var(--soft); }
    .dim.other .stroke { stroke-width: 1.25; marker: none; }
    .dim.other text { fill: var(--ink); }
    .dim.spring .stroke { stroke-width: 7; stroke-dasharray: 1.4 2.6; marker: none; }
    .dim.lit .stroke { stroke-width: 3.5; }
    .dim.lit text, tspan.lit { text-decoration: underline; }
    @media (forced-colors: active) { .scheme .box, .scheme .box.outer { fill: Canvas; stroke: CanvasText; } .scheme text, .scheme .name, .dim.member text { fill: CanvasText; stroke: Canvas; }
      .dim .stroke, .scheme .ext, .scheme .edge { stroke: CanvasText; } .dim .joint, .end { fill: CanvasText; } }

    """

  private static let trial = """
    .try, .trial { display: none; }
    .engine .try { display: inline-block; inline-size: 1.05rem; block-size: 1.05rem; margin: 0 .45rem 0 0; vertical-align: -.15rem; accent-color: var(--link); }
    .engine .trial { display: block; margin-top: .75rem; font-size: .9375rem; color: var(--soft); min-height: 1.6em; }
    .engine .ledger .key { width: 3.4rem; white-space: nowrap; }
    .engine .trial.holds { color: var(--good); }
    .engine .trial.fails { color: var(--error); }
    .aside .number, .aside .pair > :first-child { text-decoration: line-through; opacity: .6; }
    @media print { .engine .try, .engine .trial { display: none; } }

    """

  private static let mentions = """
    .mention { border-radius: .15rem; }
    .mention.lit-mention { background: var(--even); color: var(--on); box-shadow: 0 0 0 .12rem var(--even); }
    .scheme .lit-mention .box, .scheme .lit-mention.box { stroke-width: 2.5; }
    .scheme text.lit-mention { font-weight: 700; }
    .effect { display: grid; gap: .05rem; margin: .15rem 0 0; font-size: .875rem; color: var(--soft); font-variant-numeric: tabular-nums; }
    .effect > div { display: grid; grid-template-columns: 3.4rem minmax(0, 1fr); }
    .effect dd { margin: 0; }
    .effect b { color: var(--ink); font-weight: 600; }
    .letter { display: inline-block; min-width: 1.1rem; color: var(--soft); font-size: .875rem; }
    .proof { display: grid; gap: .45rem; padding-inline-start: 2rem; }
    .proof + p { margin-bottom: 1.25rem; }
    .proof li::marker { color: var(--soft); font-variant-numeric: tabular-nums; }
    .proof li, .proof + p { max-width: none; }
    .so-far { padding-inline-start: 1.1rem; }
    .sources { list-style: none; padding: 0 !important; display: grid; gap: .7rem; }
    .sources li { max-width: none; }
    code.source { display: block; white-space: pre-wrap; overflow-wrap: anywhere; color: var(--soft); font-size: .8125rem; line-height: 1.45; margin-top: .1rem; }

    """
}
