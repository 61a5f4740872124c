import type { ReactNode } from 'react'

/** Buttons at the end of a form in a dialog; stay in view while the form scrolls. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div
      data-dialog-actions
      className="sticky -bottom-6 z-raised -mx-5 -mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line bg-surface px-5 py-4 sm:-mx-6 sm:px-6"
    >
      {children}
    </div>
  )
}
