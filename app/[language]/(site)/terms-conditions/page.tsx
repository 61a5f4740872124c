import type { Metadata } from 'next'
import { OperatorPage, operatorMetadata } from '@/app/page/operator-page.tsx'

export function generateMetadata(): Promise<Metadata> {
  return operatorMetadata('terms_conditions')
}

export default function Terms() {
  return <OperatorPage text="terms_conditions" />
}
