'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { AccordionItem } from '@/design-system/accordion/accordion.tsx'

type PreviewPaneProps = {
  title: string
  children: ReactNode
}

/** Beside the form on wide windows, collapsed below it on others. */
export function PreviewPane({ title, children }: PreviewPaneProps) {
  const isWide = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )
  const content = <div className="grid grid-cols-1 gap-6">{children}</div>
  if (isWide) return content
  return (
    <div className="border-y border-line">
      <AccordionItem title={title} level={2}>
        {content}
      </AccordionItem>
    </div>
  )
}

const WIDE = '(min-width: 80rem)'
