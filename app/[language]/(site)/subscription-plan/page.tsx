import type { Metadata } from 'next'
import { attempt } from '@/app/page/attempt.ts'
import { loadPage } from '@/app/page/load-page.ts'
import { cameFrom, type MemberPageProps } from '@/app/page/member-page.tsx'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { packageQueries } from '@/client/api/member/packages.ts'
import { routes } from '@/domain/web/routes.ts'
import { PackagesList } from '@/features/packages/packages-page.tsx'
import { FailedRead } from '@/features/shell/failed-read.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('packages.title'),
    description: page.t('packages.lead'),
    path: routes.subscriptionPlan(),
  })
}

export default async function PackagesPage(props: MemberPageProps) {
  const [page, next] = await Promise.all([loadPage(), cameFrom(props)])
  const { t, href, client, ownReads } = page
  const offer = await attempt(ownReads.read(packageQueries.packages(client)))
  if (offer instanceof ApiError) {
    return <FailedRead failure={offer} title={t('packages.errorTitle')} page={page} />
  }
  return (
    <PageData texts="packages">
      <PackagesList offer={offer} next={next} t={t} href={href} />
    </PageData>
  )
}
