import { answerMissing } from '@/app/attempt.ts'
import { NotFoundPage } from '@/features/shell/not-found-page.tsx'

/** Every address without a page of its own. */
export default async function UnknownPage() {
  await answerMissing()
  return <NotFoundPage />
}
