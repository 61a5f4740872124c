import { loadPage } from '@/app/page/load-page.ts'
import { mortgageSchedule } from '@/domain/money/mortgage.ts'
import { mortgageCsv } from '@/domain/money/mortgage-csv.ts'
import { mortgageAsked } from '@/domain/web/mortgage-query.ts'
import { moneyRules } from '@/features/shell/forms/number-notice.tsx'
import { mortgageHeads } from '@/features/tools/amortization-table.tsx'

/** Only if public; members create the file in the browser. */
export async function GET(request: Request): Promise<Response> {
  const { t, settings, formats, language } = await loadPage()
  const query = new URL(request.url).searchParams
  const { input } = mortgageAsked(query, moneyRules({ formats, language }))
  const isOpen = settings.features_available.mortgage_calculator_detail
  if (!input || !isOpen) return new Response(null, { status: 404 })
  return new Response(mortgageCsv(mortgageSchedule(input, new Date()), mortgageHeads(t)), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="mortgage-plan.csv"',
      'X-Robots-Tag': 'noindex',
    },
  })
}
