import type { ReactNode } from 'react'
import type { WebSettings } from '@/client/api/settings.ts'
import type { Text } from '@/client/text/text.ts'
import type { ThemeChoice as Choice } from './theme.ts'

export type SiteHeaderProps = {
  settings: WebSettings
  theme: Choice
  language: string
  t: Text['t']
  href: (path: string) => string
  /** Location picker. */
  place?: ReactNode
  /** Account parts of the header and the menu sheet; `count` is the favorites badge. */
  account?: { header: ReactNode; sheet: ReactNode; count: ReactNode }
}
