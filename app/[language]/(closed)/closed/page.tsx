import type { Metadata } from 'next'
import { headers } from 'next/headers'
import NotFound from '@/app/not-found.tsx'
import { answerMissing } from '@/app/page/attempt.ts'
import { loadFrame } from '@/app/page/load-frame.ts'
import { requestHeaders } from '@/app/requests/request-headers.ts'
import { loadOwnTexts } from '@/client/text/own-texts.ts'
import { createTranslator } from '@/client/text/translator.ts'
import { ClosedPage } from '@/features/shell/notices/closed-page.tsx'

export const metadata: Metadata = { robots: { index: false } }

/** Maintenance page; proxy.ts rewrites all paths to it while the site is closed. */
export default async function Page() {
  const reason = (await headers()).get(requestHeaders.closed)
  if (reason !== 'maintenance' && reason !== 'unavailable') {
    await answerMissing()
    return <NotFound />
  }
  const { language, name } = await loadFrame()
  const t = createTranslator(await loadOwnTexts(language), language)
  return <ClosedPage reason={reason} name={name} t={t} />
}
