'use client'

import { useText } from '@/client/text/text-context.tsx'
import { AdminHead } from '../admin-head.tsx'
import { FigureFilters } from './figure-filters.tsx'
import { FunnelPart, TimesPart } from './funnel-part.tsx'
import { IncomePart } from './income-part.tsx'
import { MissedPart } from './missed-part.tsx'
import { DemandPart, SupplyPart } from './series-part.tsx'
import { useFigures } from './use-figures.ts'

/** Supply, demand, deals, waiting times and income of a period. */
export function FiguresScreen() {
  const { t } = useText()
  const { choice, choose, figures, funnel, missed, income } = useFigures()
  return (
    <>
      <AdminHead title={t('admin.page.figures')} lead={t('admin.figures.lead')} />
      <FigureFilters choice={choice} choose={choose} figures={figures.data} />
      <div className="flex flex-col gap-12">
        <SupplyPart part={figures} />
        <DemandPart part={figures} />
        <div className="grid gap-x-10 gap-y-12 xl:grid-cols-2">
          <FunnelPart part={funnel} />
          <MissedPart part={missed} />
        </div>
        <TimesPart part={funnel} />
        {income ? <IncomePart part={income} period={figures.data?.period} /> : null}
      </div>
    </>
  )
}
