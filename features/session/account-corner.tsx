'use client'

import type { ReactNode } from 'react'
import { latePart } from '@/client/integrations/late-part.ts'

const useMenu = latePart(() => import('./account-menu.tsx'))

type AccountCornerProps = {
  /** In the header, on its heart, or in the sheet of narrow windows. */
  place: 'Header' | 'Count' | 'Sheet'
  /** What visitors see; its place is kept for members. */
  children?: ReactNode
}

/** Who is signed in; known when the page is done, so that nothing moves for it. */
export function AccountCorner({ place, children }: AccountCornerProps) {
  const menu = useMenu()
  const Part = menu?.[`Account${place}`]
  return (
    <div className="grid *:[grid-area:1/1] has-data-member:[&>:not([data-member])]:invisible">
      {children}
      {Part ? <Part /> : null}
    </div>
  )
}
