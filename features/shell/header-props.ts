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
}
