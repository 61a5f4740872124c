import type { Category } from '@/client/api/property-catalog.ts'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { toLocale } from '@/domain/money/number-format.ts'
import type { ValuationRefusal } from '@/machines/valuation/home-valuation.types.ts'

type ValuationRefusalProps = { refusal: ValuationRefusal; categories: readonly Category[] }

/** Reason why there is no estimate, and what would help. */
export function ValuationRefusalNote({ refusal, categories }: ValuationRefusalProps) {
  const { t, language } = useText()
  return (
    <Banner variant="warning" title={t('valuation.none')}>
      {words()}
    </Banner>
  )

  function words(): string {
    switch (refusal.kind) {
      case 'fewSales':
        return t('valuation.fewSales', { count: refusal.sales, needed: refusal.needed })
      case 'otherCategory': {
        const known = categories.filter(({ id }) => refusal.categoryIds.includes(id))
        const list = new Intl.ListFormat(toLocale(language), { type: 'conjunction' })
        return t('valuation.otherCategory', {
          categories: list.format(known.map(({ name }) => isolated(name))),
        })
      }
      case 'unusual':
        return t('valuation.unusual', { fact: t(`valuation.${refusal.fact}`) })
      default:
        return t(`valuation.${refusal.kind}`)
    }
  }
}
