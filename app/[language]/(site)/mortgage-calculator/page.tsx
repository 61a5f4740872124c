import type { Metadata } from 'next'
import { packageOpener } from '@/app/members/package-opener.tsx'
import { loadPage } from '@/app/page/load-page.ts'
import { PageData } from '@/app/page/page-data.tsx'
import { pageMetadata } from '@/app/page/page-metadata.ts'
import { mortgageSchedule } from '@/domain/money/mortgage.ts'
import { mortgageAsked } from '@/domain/web/mortgage-query.ts'
import { amortizationFile, routes } from '@/domain/web/routes.ts'
import { moneyRules } from '@/features/shell/forms/number-notice.tsx'
import { AmortizationTable } from '@/features/tools/amortization-table.tsx'
import { MembersAmortization } from '@/features/tools/members-amortization.tsx'
import { MortgageCalculator } from '@/features/tools/mortgage-calculator.tsx'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function generateMetadata(): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t('tools.mortgage.pageTitle'),
    description: page.t('tools.mortgage.pageLead'),
    path: routes.mortgage(),
  })
}

export default async function Mortgage({ searchParams }: Props) {
  const [page, query] = await Promise.all([loadPage(), searchParams])
  const { t, formats, language, href } = page
  const asked = mortgageAsked(query, moneyRules({ formats, language }))
  const { input } = asked
  const isOpen = page.settings.features_available.mortgage_calculator_detail
  return (
    <MortgageCalculator asked={asked} t={t} formats={formats} language={language} href={href}>
      {input && isOpen ? (
        <AmortizationTable
          plan={mortgageSchedule(input, new Date())}
          file={href(amortizationFile(input))}
          t={t}
          formats={formats}
          language={language}
        />
      ) : null}
      {input && !isOpen ? (
        <PageData texts="mortgage-calculator">
          <MembersAmortization input={input} opener={await packageOpener(page, 'mortgage')} />
        </PageData>
      ) : null}
    </MortgageCalculator>
  )
}
