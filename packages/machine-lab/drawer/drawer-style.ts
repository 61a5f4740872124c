const LIGHT =
  '--ground:#fff;--ink:#1f2733;--quiet:#4d5967;--rule:#94a3b8;--live:#0f766e;--bad:#b91c1c'
const DARK =
  '--ground:#151b22;--ink:#e6ebf2;--quiet:#aeb6c0;--rule:#56667b;--live:#2dd4bf;--bad:#fb8585'

/** The chart brings its own. */
export const DRAWER_STYLE = [
  `:host{${LIGHT};all:initial}`,
  `.drawer{${LIGHT};position:fixed;inset-block:0;inset-inline-end:0;z-index:2147483000;width:min(36rem,100vw);box-sizing:border-box;display:flex;flex-direction:column;background:var(--ground);color:var(--ink);font:13px/1.45 ui-sans-serif,system-ui,sans-serif;border-inline-start:1px solid var(--rule);box-shadow:0 0 24px #0004;direction:ltr;text-align:start}`,
  `@media(prefers-color-scheme:dark){.drawer{${DARK}}}`,
  '.drawer *{box-sizing:border-box}.drawer :is(h2,p,ul,ol){margin:0;padding:0}.drawer ul{list-style:none}',
  '.drawer h2{font-size:14px;flex:1}.drawer p[role=status]{flex:1;min-width:0}',
  '.drawer .bar{display:flex;gap:8px;align-items:center;padding:8px 10px;border-bottom:1px solid var(--rule)}',
  '.drawer .machines{display:flex;flex-wrap:wrap;gap:6px;padding:8px 10px;border-bottom:1px solid var(--rule);max-height:7.5rem;overflow:auto}',
  '.drawer button{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--rule);border-radius:4px;min-height:28px;padding:3px 9px;cursor:pointer}',
  '.drawer button[aria-pressed=true]{background:var(--live);color:var(--ground)}',
  '.drawer :focus-visible{outline:2px solid var(--live);outline-offset:2px}',
  '.drawer .stage{flex:1;min-height:0;display:flex}',
  '.drawer .view{flex:1;position:relative;display:flex;min-width:0}',
  '.drawer .view>.bar{position:absolute;inset-inline-end:6px;bottom:6px;border:0;padding:0}',
  '.drawer .chart{flex:1;position:relative;overflow:hidden;cursor:grab;touch-action:none;user-select:none}',
  '.drawer .chart>div{position:absolute;top:0;left:0;transform-origin:0 0}',
  '.drawer .chart svg{display:block;max-width:none}',
  '.drawer .tree{flex:1;overflow:auto;padding:8px}.drawer [role=group]{padding-inline-start:16px}',
  '.drawer [role=treeitem]>.row{display:flex;gap:6px;padding:3px 6px}',
  '.drawer [data-on=true]>.row{color:var(--live);font-weight:700}',
  '.drawer .facts{max-height:35%;overflow:auto;border-top:1px solid var(--rule);padding:8px 10px}',
  '.drawer summary{cursor:pointer;font-weight:700}.drawer table{border-collapse:collapse;width:100%}',
  '.drawer :is(th,td){text-align:start;vertical-align:top;font-weight:400;padding:3px 8px 3px 0;overflow-wrap:anywhere;border-bottom:1px solid var(--rule)}',
  '.drawer :is(th,small){color:var(--quiet)}.drawer button small{color:inherit}.drawer ol{padding-inline-start:2.5em}',
  '.drawer .empty{padding:24px}.drawer .bad{color:var(--bad)}',
].join('')
