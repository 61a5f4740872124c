import { loadPage } from '@/app/load-page.ts'
import { opensMortgageDetails } from '@/domain/access.ts'
import { mortgageSchedule } from '@/domain/mortgage.ts'
import { mortgageCsv } from '@/domain/mortgage-csv.ts'
import { mortgageAsked } from '@/domain/mortgage-query.ts'

/** The repayment plan of the page above as a file. */
export async function GET(request: Request): Promise<Response> {
  const { t } = await loadPage()
  const { input } = mortgageAsked(new URL(request.url).searchParams)
  if (!input || !opensMortgageDetails()) return new Response(null, { status: 404 })
  const heads = {
    month: t('mortgage.month'),
    repaid: t('mortgage.repaid'),
    interest: t('mortgage.interest'),
    balance: t('mortgage.balance'),
  }
  return new Response(mortgageCsv(mortgageSchedule(input, new Date()), heads), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mortgage-plan.csv"',
      'X-Robots-Tag': 'noindex',
    },
  })
}
