import type { Metadata } from 'next'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { areaUnits } from '@/domain/place/area.ts'
import { queryText, queryWord } from '@/domain/search/query-values.ts'
import { routes } from '@/domain/web/routes.ts'
import { AreaPage } from '@/features/tools/area-page.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('tools.area.title'),
    description: page.t('tools.area.lead'),
    path: routes.area(),
  })
}

export default async function Area({ searchParams }: Props) {
  const [{ t }, query] = await Promise.all([loadPage(), searchParams])
  const amount = queryText(query, 'amount', MAX_AMOUNT_LENGTH) || '100'
  return (
    <PageData texts="area-converter">
      <AreaPage amount={amount} unit={queryWord(query, 'unit', areaUnits) ?? 'squareMetre'} t={t} />
    </PageData>
  )
}

const MAX_AMOUNT_LENGTH = 60
