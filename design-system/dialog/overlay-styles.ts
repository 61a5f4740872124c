import { cva } from 'class-variance-authority'

export const backdropStyles =
  'fixed inset-0 z-overlay bg-scrim/60 data-[state=open]:animate-[appear_var(--duration-base)_ease-out] data-[state=closed]:animate-[vanish_var(--duration-fast)_ease-in_forwards]'

/** Position and animation of dialogs and sheets. */
export const panelStyles = cva(
  'fixed z-dialog flex flex-col overflow-hidden border border-line bg-surface text-ink shadow-floating focus:outline-none',
  {
    variants: {
      variant: {
        center:
          'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg data-[state=closed]:animate-[sink_var(--duration-fast)_ease-in_forwards] data-[state=open]:animate-[rise_var(--duration-slow)_var(--ease-settle)] sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(48rem,88dvh)] sm:w-[calc(100%-4rem)] sm:rounded-lg',
        start:
          'inset-y-0 start-0 w-full max-w-md data-[state=closed]:animate-[slide-out-start_var(--duration-fast)_ease-in_forwards] data-[state=open]:animate-[slide-in-start_var(--duration-slow)_var(--ease-settle)]',
        end: 'inset-y-0 end-0 w-full max-w-md data-[state=closed]:animate-[slide-out-end_var(--duration-fast)_ease-in_forwards] data-[state=open]:animate-[slide-in-end_var(--duration-slow)_var(--ease-settle)]',
        bottom:
          'inset-x-0 bottom-0 mx-auto max-h-[92dvh] max-w-container rounded-t-lg data-[state=closed]:animate-[slide-out-bottom_var(--duration-fast)_ease-in_forwards] data-[state=open]:animate-[slide-in-bottom_var(--duration-slow)_var(--ease-settle)]',
      },
      size: {
        sm: 'sm:max-w-md',
        md: 'sm:max-w-xl',
        lg: 'sm:max-w-3xl',
        full: '',
      },
    },
  },
)
