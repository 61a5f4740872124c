import { cva } from 'class-variance-authority'

/** The look shared by everything one types or picks into. */
export const controlStyles = cva(
  'block w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink transition-colors duration-fast hover:border-ink-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-muted disabled:text-ink-muted [&[readonly]]:bg-surface-muted aria-invalid:border-danger aria-invalid:hover:border-danger',
  {
    variants: {
      size: {
        // 16 px even when small: below that, phones zoom in on focus.
        sm: 'min-h-10 px-3 text-base',
        md: 'min-h-12 px-4 text-base',
      },
    },
    defaultVariants: { size: 'md' },
  },
)
