import { attempt } from '@/app/attempt.ts'
import { loadPage } from '@/app/load-page.ts'
import { PageData } from '@/app/page-data.tsx'
import { ApiError } from '@/client/api/api-error.ts'
import { homeQueries } from '@/client/api/home.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { FailedRead } from '@/features/shell/failed-read.tsx'

export default async function HomePage() {
  const page = await loadPage()
  const home = await attempt(page.reads.read(homeQueries.page(page.client)))
  if (home instanceof ApiError) {
    const { t, href, path } = page
    return (
      <FailedRead title={t('error.title')} reason={failureText(home, t)} href={href(path)} t={t} />
    )
  }
  return (
    <PageData texts={['home.']}>
      <h1>{home.sections.length}</h1>
    </PageData>
  )
}
