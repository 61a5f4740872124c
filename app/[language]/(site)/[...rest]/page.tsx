import type { Metadata } from 'next'
import { MissingPage } from '@/app/page/missing-page.tsx'

export const metadata: Metadata = { robots: { index: false, follow: true } }

/** Catch-all 404. */
export default function UnknownPage() {
  return <MissingPage />
}
