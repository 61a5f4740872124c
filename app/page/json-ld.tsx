import { StructuredData } from '@/features/structured-data/structured-data.tsx'
import type { Page } from './load-page.ts'

type JsonLdProps = {
  page: Page
  things: Parameters<typeof StructuredData>[0]['things']
}

/** JSON-LD, if enabled by the operator. */
export function JsonLd({ page, things }: JsonLdProps) {
  return page.settings.seo_settings ? <StructuredData nonce={page.nonce} things={things} /> : null
}
