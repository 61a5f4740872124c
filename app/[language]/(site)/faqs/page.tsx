import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { JsonLd } from '@/app/page/json-ld.tsx'
import { listMetadata } from '@/app/page/list-metadata.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { lastPage } from '@/client/api/calls/paging.ts'
import { contentQueries, FAQS_PER_PAGE } from '@/client/api/content.ts'
import { queryPage } from '@/domain/search/query-values.ts'
import { routes } from '@/domain/web/routes.ts'
import { FaqPage } from '@/features/content/faq-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'
import { faqData } from '@/features/structured-data/content-data.ts'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [page, number] = await Promise.all([loadPage(), parsePageNumber(searchParams)])
  return listMetadata(page, {
    title: page.t('content.faqs.title'),
    number,
    list: await attempt(page.ownReads.read(contentQueries.faqs(page.client, number))),
    description: page.t('content.faqs.lead'),
    path: routes.faqs(number),
  })
}

export default async function Faqs({ searchParams }: Props) {
  const [page, number] = await Promise.all([loadPage(), parsePageNumber(searchParams)])
  const { t, formats, language, href } = page
  const faqs = await attempt(page.ownReads.read(contentQueries.faqs(page.client, number)))
  if (faqs instanceof ApiError) {
    return <FailedRead failure={faqs} title={t('content.faqs.errorTitle')} page={page} />
  }
  return (
    <>
      <JsonLd page={page} things={faqs.rows.length > 0 ? [faqData(faqs.rows)] : []} />
      <FaqPage faqs={faqs} t={t} formats={formats} language={language} href={href} page={number} />
    </>
  )
}

async function parsePageNumber(searchParams: Props['searchParams']): Promise<number> {
  return queryPage(await searchParams, lastPage(FAQS_PER_PAGE))
}
