'use client'

import { FailedPage } from '@/features/shell/failed-page.tsx'

type ErrorPageProps = { error: Error & { digest?: string }; retry: () => void }

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  return <FailedPage reference={error.digest} onRetry={retry} />
}
