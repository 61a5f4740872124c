import { cva } from 'class-variance-authority'

/** Shared styles of text fields and selects. */
export const controlStyles = cva(
  'block w-full min-w-0 rounded-md border border-line-strong bg-surface text-ink transition-colors duration-fast hover:border-ink-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-muted disabled:text-ink-muted [&[readonly]]:bg-surface-muted aria-invalid:border-danger aria-invalid:hover:border-danger',
  {
    variants: {
      size: {
        // 16 px even when small: phones zoom in on focus below that.
        sm: 'min-h-10 px-3 text-base',
        md: 'min-h-12 px-4 text-base',
      },
    },
    defaultVariants: { size: 'md' },
  },
)
