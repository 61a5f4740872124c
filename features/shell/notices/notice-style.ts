/** Fixed to the bottom of the window. */
export const NOTICE =
  'fixed inset-x-3 bottom-[calc(var(--tray,0px)+0.75rem)] z-sticky mx-auto flex max-w-3xl flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-floating sm:inset-x-6 sm:bottom-[calc(var(--tray,0px)+1.5rem)] noscript:hidden print:hidden'
