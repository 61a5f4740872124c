import type { Config } from 'tailwindcss'

/** Maps the tokens of design-system/tokens/tokens.css to utilities; holds no raw color itself. */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      paper: 'var(--paper)',
      surface: {
        DEFAULT: 'var(--surface)',
        muted: 'var(--surface-muted)',
        raised: 'var(--surface-raised)',
      },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      ink: { DEFAULT: 'var(--ink)', muted: 'var(--ink-muted)' },
      brand: hue('brand'),
      'on-brand': 'var(--on-brand)',
      accent: hue('accent'),
      'on-accent': 'var(--on-accent)',
      success: hue('success'),
      'on-success': 'var(--on-success)',
      warning: hue('warning'),
      'on-warning': 'var(--on-warning)',
      danger: hue('danger'),
      'on-danger': 'var(--on-danger)',
      info: hue('info'),
      'on-info': 'var(--on-info)',
      scrim: 'var(--scrim)',
      'on-scrim': 'var(--on-scrim)',
      focus: 'var(--focus)',
    },
    fontFamily: { sans: 'var(--font-sans)', display: 'var(--font-display)' },
    fontSize: {
      xs: ['var(--text-xs)', { lineHeight: '1.4' }],
      sm: ['var(--text-sm)', { lineHeight: '1.45' }],
      base: ['var(--text-base)', { lineHeight: '1.6' }],
      lg: ['var(--text-lg)', { lineHeight: '1.4' }],
      xl: ['var(--text-xl)', { lineHeight: '1.2' }],
      display: ['var(--text-display)', { lineHeight: '1.08' }],
    },
    borderRadius: {
      none: '0',
      sm: 'var(--radius-sm)',
      md: 'var(--radius-md)',
      lg: 'var(--radius-lg)',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      raised: 'var(--shadow-raised)',
      floating: 'var(--shadow-floating)',
    },
    zIndex: {
      raised: 'var(--layer-raised)',
      sticky: 'var(--layer-sticky)',
      header: 'var(--layer-header)',
      overlay: 'var(--layer-overlay)',
      dialog: 'var(--layer-dialog)',
      toast: 'var(--layer-toast)',
      progress: 'var(--layer-progress)',
    },
    extend: {
      maxWidth: { container: 'var(--container)', text: 'var(--container-text)' },
      spacing: { gutter: 'var(--gutter)' },
      transitionDuration: {
        DEFAULT: 'var(--duration-base)',
        fast: 'var(--duration-fast)',
        base: 'var(--duration-base)',
        slow: 'var(--duration-slow)',
      },
      transitionTimingFunction: { DEFAULT: 'var(--ease-settle)', settle: 'var(--ease-settle)' },
    },
  },
} satisfies Config

function hue(name: string): Record<string, string> {
  return {
    DEFAULT: `var(--${name})`,
    hover: `var(--${name}-hover)`,
    soft: `var(--${name}-soft)`,
    ink: `var(--${name}-ink)`,
  }
}
