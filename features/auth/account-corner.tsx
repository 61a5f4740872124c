'use client'

import type { ReactNode } from 'react'
import { latePart } from '@/client/integrations/late-part.ts'

const useMenu = latePart(() => import('./account-menu.tsx'))

type AccountCornerProps = {
  /** In the header, on its heart icon, or in the menu sheet. */
  place: 'Header' | 'Count' | 'Sheet'
  /** Visitors' content; it reserves the space for members. */
  children?: ReactNode
}

/** Account part of the header; loads after the page, without layout shift. */
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
