const LIGHT = {
  paper: '#fff',
  ink: '#1f2733',
  muted: '#526070',
  line: '#475569',
  box: '#fff',
  border: '#94a3b8',
  group: '#f8fafc',
  region: '#f1f5f9',
  error: '#b91c1c',
  done: '#15803d',
  after: '#92570a',
  always: '#6d28d9',
  pill: '#e8ecff',
  'pill-border': '#818cf8',
  on: '#ccfbf1',
  'on-group': '#f0fdfa',
  'on-line': '#0f766e',
  untaken: '#e11d48',
}
const DARK: typeof LIGHT = {
  paper: '#0f1720',
  ink: '#e6ebf2',
  muted: '#a3b0c0',
  line: '#a3b0c0',
  box: '#1d2937',
  border: '#56667b',
  group: '#151f2b',
  region: '#111a24',
  error: '#fb8585',
  done: '#4ade80',
  after: '#fbbf24',
  always: '#c4b5fd',
  pill: '#262f57',
  'pill-border': '#7c86e8',
  on: '#115e59',
  'on-group': '#10292b',
  'on-line': '#2dd4bf',
  untaken: '#fb7185',
}

function variables(colors: typeof LIGHT): string {
  return Object.entries(colors)
    .map(([name, color]) => `--lab-${name}:${color}`)
    .join(';')
}

const KINDS = ['error', 'done', 'after', 'always']

/**
 * Light and dark by the system, or by `data-theme` where the picture stands inside a page. The
 * classes `on`, `next`, `last` and `untaken` may be set on any element with `data-state` or `data-t`.
 */
export const STYLE = [
  `.lab-chart{${variables(LIGHT)};direction:ltr;background:var(--lab-paper)}`,
  `@media(prefers-color-scheme:dark){.lab-chart{${variables(DARK)}}}`,
  `[data-theme=light] .lab-chart,.lab-chart[data-theme=light]{${variables(LIGHT)}}`,
  `[data-theme=dark] .lab-chart,.lab-chart[data-theme=dark]{${variables(DARK)}}`,
  `.lab-chart text{font:11px ui-sans-serif,system-ui,'DejaVu Sans',sans-serif;fill:var(--lab-ink)}`,
  `.lab-chart .name text{font-size:13px;font-weight:600}`,
  `.lab-chart .name text,.lab-chart .line text{paint-order:stroke;stroke:var(--lab-halo,var(--lab-box));stroke-width:3px}`,
  `.lab-chart .line text{fill:var(--lab-muted)}`,
  `.lab-chart .group{--lab-halo:var(--lab-group)}.lab-chart .region{--lab-halo:var(--lab-region)}`,
  `.lab-chart .state rect{fill:var(--lab-box);stroke:var(--lab-border)}`,
  `.lab-chart .state.group rect{fill:var(--lab-group)}`,
  `.lab-chart .state.region rect{fill:var(--lab-region);stroke-dasharray:5 4}`,
  `.lab-chart .state.root rect{fill:var(--lab-paper)}.lab-chart .root{--lab-halo:var(--lab-paper)}`,
  `.lab-chart .state.final .inner{fill:none}`,
  `.lab-chart .dot{fill:var(--lab-ink)}`,
  `.lab-chart .edge path{fill:none;stroke:var(--lab-ink-of,var(--lab-line));stroke-width:1.3}`,
  `.lab-chart .edge .head{fill:var(--lab-ink-of,var(--lab-line));stroke:none}`,
  `.lab-chart .edge.after .way{stroke-dasharray:5 3}.lab-chart .edge.always .way{stroke-dasharray:1.5 3}`,
  `.lab-chart .label rect{fill:var(--lab-halo,var(--lab-paper))}`,
  `.lab-chart .label text,.lab-chart .pill text{fill:var(--lab-ink-of,var(--lab-ink))}`,
  `.lab-chart .line[data-t] text{fill:var(--lab-ink-of,var(--lab-muted))}`,
  `.lab-chart .pill rect{fill:var(--lab-pill);stroke:var(--lab-pill-border)}`,
  ...KINDS.map((kind) => `.lab-chart .${kind}{--lab-ink-of:var(--lab-${kind})}`),
  `.lab-chart .untaken{--lab-ink-of:var(--lab-untaken)}`,
  `.lab-chart .edge.untaken .way{stroke-width:2.4}.lab-chart .pill.untaken rect{stroke:var(--lab-untaken);stroke-width:2.4}`,
  `.lab-chart .state.on rect{fill:var(--lab-on);stroke:var(--lab-on-line);stroke-width:2.5}`,
  `.lab-chart .state.group.on rect{fill:var(--lab-on-group)}.lab-chart .on{--lab-halo:var(--lab-on)}`,
  `.lab-chart .group.on{--lab-halo:var(--lab-on-group)}`,
  `.lab-chart .next{--lab-ink-of:var(--lab-on-line)}.lab-chart .edge.next .way{stroke-width:2}`,
  `.lab-chart .last{--lab-ink-of:var(--lab-on-line)}.lab-chart .edge.last .way{stroke-width:3}`,
  `.lab-chart .pill.last rect,.lab-chart .pill.next rect{stroke:var(--lab-on-line);stroke-width:2.5}`,
].join('')
