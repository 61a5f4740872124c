import { NotFoundPage } from '@/features/shell/not-found-page.tsx'
import { answerMissing } from './attempt.ts'
import { PageData } from './page-data.tsx'

/** Answers 404. */
export async function MissingPage() {
  await answerMissing()
  return (
    <PageData texts="not-found">
      <NotFoundPage />
    </PageData>
  )
}
