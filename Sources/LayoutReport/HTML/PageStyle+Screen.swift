extension PageStyle {
  /// The style of the choice among findings.
  static let filters = """
    .filters { margin-bottom: 2rem; }
    .filters .counts { margin-bottom: .75rem; }
    .counts label { display: flex; align-items: center; gap: .5rem; cursor: default; }
    .counts input:not([hidden]) + .badge { cursor: pointer; }
    .choices { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: end; }
    .choices[hidden] { display: none; }
    .choices label { display: grid; gap: .1rem; color: var(--soft); font-size: .875rem; min-width: 0; }
    .choices label:first-child { flex: 1 1 16rem; }
    input, select { font: inherit; color: var(--ink); background: var(--paper); border: .06rem solid var(--soft); border-radius: .25rem; padding: .3rem .5rem; max-width: 100%; }
    input[type=checkbox] { accent-color: var(--link); width: 1.1em; height: 1.1em; padding: 0; flex: none; }
    input[type=range] { accent-color: var(--link); padding: 0; border: 0; background: none; min-width: 0; }
    select { max-width: 18rem; }
    .shown { flex: 1 0 100%; font-size: .875rem; min-height: 1.9em; }
    .inputs-many { margin-bottom: 1.5rem; }
    .to-screen { font-size: .875rem; }
    main > article { content-visibility: auto; contain-intrinsic-size: auto 46rem; }
    article.screen { content-visibility: auto; contain-intrinsic-size: auto 50rem; }

    """

  /// The style of a drawn screen.
  static let screen = """
    .stage { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); gap: 1.5rem 2.5rem; align-items: start; margin-top: 1rem; }
    @media (max-width: 52rem) { .stage { grid-template-columns: minmax(0, 1fr); } }
    .board { margin: 0; padding: 1rem; }
    .board-room { display: grid; justify-items: center; }
    .screen-drawing { display: block; max-width: 100%; height: auto; max-height: 44rem; }
    .board figcaption { display: flex; flex-wrap: wrap; gap: .3rem 1.25rem; }
    .legend { display: inline-flex; align-items: center; gap: .45rem; }
    .key { display: inline-block; width: 1.4em; height: .9em; flex: none; }
    .ledger .key { display: table-cell; }
    .key.solid { border: .12rem solid var(--edge); background: var(--even); }
    .key.dashed { border: .12rem dashed var(--warning); }
    .key.dotted { border: .08rem solid var(--excess); background: radial-gradient(var(--excess) 30%, transparent 32%) 0 0 / .35rem .35rem; }
    .sheet { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .view rect { fill: var(--even); fill-opacity: .75; stroke: var(--edge); stroke-width: 1; vector-effect: non-scaling-stroke; }
    .view.around rect { fill: none; stroke-opacity: .6; pointer-events: stroke; }
    .view.open rect { fill: url(#dots); stroke: var(--excess); fill-opacity: 1; }
    .view.subject rect { stroke-width: 2.5; stroke: var(--error); }
    .view.lit rect, .view:hover rect { fill: var(--odd); fill-opacity: .9; stroke-width: 3; stroke: var(--link); }
    .view text { fill: var(--on); font-size: 11px; text-anchor: middle; pointer-events: none; paint-order: stroke; stroke: var(--even); stroke-width: 2.5px; }
    .saved { fill: none; stroke: var(--warning); stroke-width: 1.5; stroke-dasharray: 5 3; vector-effect: non-scaling-stroke; pointer-events: none; }
    .witness { fill: none; stroke: var(--excess); stroke-width: 1.25; stroke-dasharray: 1.5 2.5; vector-effect: non-scaling-stroke; pointer-events: none; }
    .witness-move { display: grid; gap: .3rem; padding-inline-start: 1rem; }
    .witness-move div { display: flex; gap: .75rem; align-items: center; }
    .witness-move input { flex: 1 1 8rem; }
    .board.elsewhere .witness { display: none; }
    .gone { visibility: hidden; }
    .board:has(.shows-saved:not(:checked)) .saved, .board.elsewhere .saved { display: none; }
    .board:has(.shows-solved:not(:checked)) .view { display: none; }
    .bench h3 { margin-top: 1.25rem; }
    .found li + li { margin-top: .5rem; }
    .wide { overflow-x: auto; }
    .frame { white-space: nowrap; font-variant-numeric: tabular-nums; }
    .live { border: 0; padding: 0; }
    .live > summary { font-weight: 650; }
    .live > .live-room { margin-inline-start: 0; display: grid; gap: .75rem; }
    .live-room > * { min-width: 0; }
    .devices { display: flex; flex-wrap: wrap; gap: .4rem; }
    .devices button, .shown button { margin: 0; }
    button[aria-pressed=true] { background: var(--link); color: var(--paper); border-color: var(--link); }
    .size-row { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr) 6rem; gap: .75rem; align-items: center; }
    .live-status { font-weight: 650; }
    .live-status.broken { color: var(--error); }
    .live-detail { padding-inline-start: 1.2rem; font-size: .9375rem; }
    .live-detail:empty { display: none; }
    .took { font-size: .8125rem; }
    .ruler { display: block; overflow: visible; }
    .ruler .scale { fill: var(--wash); stroke: var(--soft); stroke-width: 1; }
    .ruler .holds { fill: var(--good); }
    .ruler .now { stroke: var(--ink); stroke-width: 2; }
    .ruler .break { stroke: var(--paper); stroke-width: 1.5; }
    .ruler-row p, .ruler-row details { font-size: .875rem; }
    .ruler-row + .ruler-row { margin-top: .75rem; }
    .constraints .wide { max-height: 24rem; overflow: auto; }
    .constraints input[type=number] { width: 6.5rem; padding: .15rem .35rem; }
    @media print { .choices, .live, .to-screen { display: none; } .stage { grid-template-columns: minmax(0, 1fr); } .screen-drawing { max-height: 18cm; }
      main > article, article.screen { content-visibility: visible; } .wide { overflow: visible; max-height: none; } }

    """
}
