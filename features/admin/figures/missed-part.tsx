import type { MissedSearch } from '@/client/api/admin/figures.ts'
import type { Text } from '@/client/text/text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { DataTable } from '@/design-system/data-table/data-table.tsx'
import { FigureSection } from './figure-section.tsx'
import type { FigurePart } from './use-figures.ts'

/** Conditions of searches without results, the most frequent first. */
export function MissedPart({ part }: { part: FigurePart<MissedSearch[]> }) {
  const text = useText()
  const { t, formats } = text
  const heads = [t('admin.figures.conditions'), t('admin.figures.name.search')] as const
  return (
    <FigureSection
      title={t('admin.figures.missed')}
      hint={t('admin.figures.missedHint')}
      part={part}
      file="searches-without-results"
      toTable={(rows) =>
        rows.length === 0
          ? null
          : {
              heads: [...heads],
              rows: rows.map((row) => [conditionWords(row, text), row.count]),
            }
      }
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-ink-muted">{t('admin.figures.missedNone')}</p>
        ) : (
          <DataTable
            caption={t('admin.figures.conditions')}
            captionHidden
            className="max-h-96 overflow-y-auto"
            columns={[
              { key: 'conditions', head: heads[0], cell: (row) => conditionWords(row, text) },
              {
                key: 'count',
                head: heads[1],
                numeric: true,
                cell: (row) => formats.number(row.count),
              },
            ]}
            rows={rows}
            rowKey={(row) => JSON.stringify(row)}
          />
        )
      }
    </FigureSection>
  )
}

function conditionWords(row: MissedSearch, { t, formats }: Text): string {
  const { city, category, offer, bedrooms, max_price: price, is_partial: isPartial } = row
  const words = [
    city,
    category,
    offer && t(`admin.figures.offer.${offer}`),
    bedrooms && t('admin.figures.bedrooms', { count: bedrooms }),
    price && t('admin.figures.maxPrice', { price: formats.price(price) }),
    isPartial && t('admin.figures.partial'),
  ].filter(Boolean)
  return words.length > 0 ? words.join(' · ') : t('admin.figures.noConditions')
}
