import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { readComparison } from '@/client/api/compare.ts'
import { comparedIds } from '@/domain/search/compare-query.ts'
import { routes } from '@/domain/web/routes.ts'
import { ComparePage } from '@/features/compare/compare-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('compare.title'),
    description: page.t('compare.emptyText'),
    path: routes.compare(comparedIds(await searchParams)),
    isHidden: true,
  })
}

export default async function Compare({ searchParams }: Props) {
  const [page, query] = await Promise.all([loadPage(), searchParams])
  const { t, formats, language, href, settings } = page
  const ids = comparedIds(query)
  const compared = await attempt(readComparison(page.ownReads, page.client, ids))
  if (compared instanceof ApiError) {
    return <FailedRead failure={compared} title={t('compare.errorTitle')} page={page} />
  }
  return (
    <PageData texts="compare">
      <ComparePage
        compared={compared}
        distanceUnit={settings.distance_option ?? 'km'}
        t={t}
        formats={formats}
        language={language}
        href={href}
      />
    </PageData>
  )
}
