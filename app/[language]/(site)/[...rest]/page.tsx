import { answerMissing } from '@/app/page/attempt.ts'
import { NotFoundPage } from '@/features/shell/not-found-page.tsx'

/** Catch-all 404. */
export default async function UnknownPage() {
  await answerMissing()
  return <NotFoundPage />
}
