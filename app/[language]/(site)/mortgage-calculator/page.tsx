import type { Metadata } from 'next'
import { loadPage } from '@/app/load-page.ts'
import { pageMetadata } from '@/app/page-metadata.ts'
import { opensMortgageDetails } from '@/domain/access.ts'
import { mortgageSchedule } from '@/domain/mortgage.ts'
import { mortgageAsked } from '@/domain/mortgage-query.ts'
import { routes } from '@/domain/routes.ts'
import { MortgageCalculator } from '@/features/tools/mortgage-calculator.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('mortgage.pageTitle'),
    description: page.t('mortgage.pageLead'),
    path: routes.mortgage(),
  })
}

export default async function Mortgage({ searchParams }: Props) {
  const [page, query] = await Promise.all([loadPage(), searchParams])
  const { t, formats, language, href } = page
  const asked = mortgageAsked(query)
  const isOpen = opensMortgageDetails()
  const plan = asked.input && isOpen ? mortgageSchedule(asked.input, new Date()) : null
  return <MortgageCalculator {...{ asked, plan, t, formats, language, href }} />
}
