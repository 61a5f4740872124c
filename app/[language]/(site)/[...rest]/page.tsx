import { answerMissing } from '@/app/page/attempt.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { NotFoundPage } from '@/features/shell/not-found-page.tsx'

/** Catch-all 404. */
export default async function UnknownPage() {
  await answerMissing()
  return (
    <PageData texts="not-found">
      <NotFoundPage />
    </PageData>
  )
}
