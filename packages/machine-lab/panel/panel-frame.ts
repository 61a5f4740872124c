import { type CSSObject, type StorybookTheme, styled } from 'storybook/theming'

type Colors = {
  isDark: boolean
  line: string
  quiet: string
  soft: string
  live: string
  bad: string
  good: string
}

function toColors(theme: StorybookTheme): Colors {
  const isDark = theme.base === 'dark'
  return {
    isDark,
    line: theme.appBorderColor,
    quiet: isDark ? '#aeb6c0' : '#4d5967',
    soft: isDark ? '#ffffff0f' : '#0000000a',
    live: isDark ? '#2dd4bf' : '#0f766e',
    bad: isDark ? '#fb8585' : '#b91c1c',
    good: isDark ? '#4ade80' : '#15803d',
  }
}

function areas(theme: StorybookTheme, { isDark, line, live }: Colors): CSSObject {
  return {
    containerType: 'size',
    height: '100%',
    overflow: 'auto',
    fontSize: 13,
    lineHeight: 1.45,
    color: theme.color.defaultText,
    background: theme.background.content,
    '& *': { boxSizing: 'border-box' },
    '& p, & h2, & h3, & ul, & ol, & dl, & dd': { margin: 0, padding: 0 },
    '& ul, & ol': { listStyle: 'none' },
    '& .columns': { display: 'flex', flexDirection: 'column', minHeight: '100%' },
    '& .stage': {
      height: 'clamp(220px, 48cqh, 340px)',
      flex: 'none',
      display: 'flex',
      flexDirection: 'column',
    },
    '& .side': { padding: 12, display: 'flex', flexDirection: 'column', gap: 14, minWidth: 0 },
    '@container (min-width: 700px)': {
      '& .columns': { flexDirection: 'row', height: '100%' },
      '& .stage': {
        flex: '1 1 0',
        height: 'auto',
        minWidth: 0,
        borderInlineEnd: `1px solid ${line}`,
      },
      '& .side': { width: 'clamp(300px, 38%, 460px)', overflow: 'auto', height: '100%' },
    },
    '& .bar': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: 6,
      alignItems: 'center',
      padding: '6px 8px',
      borderBottom: `1px solid ${line}`,
    },
    '& .gap': { flex: 1 },
    '& .view': { flex: 1, minHeight: 0, position: 'relative', display: 'flex' },
    '& .view > .bar': {
      position: 'absolute',
      insetInlineEnd: 6,
      bottom: 6,
      border: 0,
      padding: 0,
    },
    '& .chart': {
      flex: 1,
      minHeight: 0,
      position: 'relative',
      overflow: 'hidden',
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      background: isDark ? '#0f1720' : '#fff',
    },
    '& .chart:active': { cursor: 'grabbing' },
    '& .chart > div': { position: 'absolute', top: 0, left: 0, transformOrigin: '0 0' },
    '& .chart svg': { display: 'block', maxWidth: 'none' },
    '& .tree': { flex: 1, minHeight: 0, overflow: 'auto', padding: 8 },
    '& [role=treeitem]': { borderRadius: 4, outlineOffset: -2 },
    '& [role=treeitem] > .row': { display: 'flex', gap: 6, padding: '3px 6px', borderRadius: 4 },
    '& [role=group]': { paddingInlineStart: 16 },
    '& [data-on=true] > .row': { color: live, fontWeight: 700 },
    '& .mark': { width: 12, flex: 'none' },
  }
}

function parts(theme: StorybookTheme, colors: Colors): CSSObject {
  const { isDark, line, quiet, soft, live, bad, good } = colors
  return {
    '& h2': { fontSize: 14, fontWeight: 700 },
    '& h3': { fontSize: 12, fontWeight: 700, color: quiet, marginBottom: 6 },
    '& .now': { borderInlineStart: `3px solid ${live}`, paddingInlineStart: 9 },
    '& .quiet': { color: quiet },
    '& .key': { fontFamily: theme.typography.fonts.mono, fontSize: 11, color: quiet },
    '& .bad': { color: bad },
    '& .good': { color: good },
    '& .fault': { border: `1px solid ${bad}`, borderRadius: 4, padding: '6px 9px' },
    '& .stack': { display: 'flex', flexDirection: 'column', gap: 6 },
    '& .inline': { display: 'flex', flexWrap: 'wrap', gap: 6, alignItems: 'center' },
    '& button, & select, & input[type=text]': {
      font: 'inherit',
      color: 'inherit',
      minHeight: 28,
      borderRadius: 4,
      padding: '3px 9px',
      border: `1px solid ${theme.input.border}`,
      maxWidth: '100%',
      background: isDark ? '#2b3036' : '#fff',
      textAlign: 'start',
      boxShadow: `0 0 0 1px ${isDark ? '#ffffff1f' : '#00000014'}`,
    },
    '& button': { cursor: 'pointer' },
    '& button:hover:not(:disabled)': { borderColor: live },
    '& button:disabled': { opacity: 0.55, cursor: 'default' },
    '& button[aria-pressed=true]': { background: live, color: isDark ? '#062a26' : '#fff' },
    '& :is(button, select, input, summary, [tabindex]):focus-visible': {
      outline: `2px solid ${theme.color.secondary}`,
      outlineOffset: 1,
    },
    '& .option': { display: 'block', width: '100%' },
    '& .option small': { display: 'block', color: quiet, fontSize: 11 },
    '& .icon': { minWidth: 28, textAlign: 'center', padding: 0 },
    '& details': { borderTop: `1px solid ${line}`, paddingTop: 8 },
    '& summary': { cursor: 'pointer', fontWeight: 700, borderRadius: 4 },
    '& details > :not(summary)': { marginTop: 8 },
    '& table': { borderCollapse: 'collapse', width: '100%', fontSize: 12 },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      padding: '3px 6px 3px 0',
      overflowWrap: 'anywhere',
      borderBottom: `1px solid ${line}`,
      fontWeight: 400,
    },
    '& thead th': { color: quiet, fontSize: 11 },
    '& del': { color: bad, marginInlineEnd: 6 },
    '& ins': { color: good, textDecoration: 'none' },
    '& .log li': { padding: '3px 6px', borderRadius: 4 },
    '& .log li:nth-of-type(odd)': { background: soft },
    '& .scroll': { maxHeight: 260, overflow: 'auto' },
    '& textarea': {
      width: '100%',
      minHeight: 120,
      font: `11px ${theme.typography.fonts.mono}`,
      color: 'inherit',
      background: soft,
      border: `1px solid ${line}`,
      borderRadius: 4,
    },
    '& .empty': { padding: 24, maxWidth: 520 },
    '& .hidden': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
      clipPath: 'inset(50%)',
    },
  }
}

/** All styles of the panel, by class names below one root. */
export const PanelFrame = styled.div(({ theme }) => {
  const colors = toColors(theme)
  return { ...areas(theme, colors), ...parts(theme, colors) }
})
