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
  /** Where the visitor looks for a home, and how to change that. */
  place?: ReactNode
  /**
   * Who is signed in, or the way in, for the header and for the sheet of narrow windows; and how many
   * homes are saved.
   */
  account?: { header: ReactNode; sheet: ReactNode; count: ReactNode }
}
