import { StructuredData } from '@/features/structured-data/structured-data.tsx'
import type { Page } from './load-page.ts'

type MachineWordsProps = {
  page: Page
  things: Parameters<typeof StructuredData>[0]['things']
}

/** What the page says to machines, where the operator wants that they are told. */
export function MachineWords({ page, things }: MachineWordsProps) {
  return page.settings.seo_settings ? <StructuredData nonce={page.nonce} things={things} /> : null
}
