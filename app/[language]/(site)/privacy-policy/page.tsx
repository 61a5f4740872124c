import type { Metadata } from 'next'
import { OperatorPage, operatorMetadata } from '@/app/page/operator-page.tsx'

export function generateMetadata(): Promise<Metadata> {
  return operatorMetadata('privacy_policy')
}

export default function Privacy() {
  return <OperatorPage text="privacy_policy" />
}
