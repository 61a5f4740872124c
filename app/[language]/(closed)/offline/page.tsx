import type { Metadata } from 'next'
import { loadFrame } from '@/app/page/load-frame.ts'
import { loadOwnTexts } from '@/client/text/own-texts.ts'
import { createTranslator } from '@/client/text/translator.ts'
import { OfflinePage } from '@/features/shell/notices/offline-page.tsx'

export const metadata: Metadata = { robots: { index: false } }

/** Kept by the service worker, which shows it in the place of pages that cannot be reached. */
export default async function Page() {
  const { language, name } = await loadFrame()
  const t = createTranslator(await loadOwnTexts(language), language)
  return <OfflinePage name={name} t={t} />
}
