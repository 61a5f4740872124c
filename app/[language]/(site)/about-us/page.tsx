import type { Metadata } from 'next'
import { OperatorPage, operatorMetadata } from '@/app/page/operator-page.tsx'

export function generateMetadata(): Promise<Metadata> {
  return operatorMetadata('about_us')
}

export default function About() {
  return <OperatorPage text="about_us" />
}
