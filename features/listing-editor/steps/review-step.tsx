'use client'

import { Info } from 'lucide'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { ListingValues } from '@/domain/listing/listing-values.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import type { StepProps } from '../editor-kind.ts'
import { valueText } from '../value-text.ts'
import { useGoToField } from './go-to.ts'

type PinPlace = Pick<ListingValues, 'city' | 'state' | 'country'>

/** Summary before publishing, with links to the fields. */
export function ReviewStep<Kind extends DraftKind>({ kind, values, facts }: StepProps<Kind>) {
  const text = useText()
  const { t } = text
  const goTo = useGoToField()
  const note = facts.settings.text_property_submission ?? ''
  const lines = kind.fields
    .filter((field) => kind.required.has(field) || isSet(values[field]))
    .map((field) => ({
      field,
      summary: field === 'position' ? pinWords(values, t) : kind.summary(field, values, text),
    }))
    .filter(({ summary }) => summary !== null)
  return (
    <div className="grid grid-cols-1 gap-6">
      {note ? (
        <Banner variant="info" icon={<Icon of={Info} />}>
          <p className="whitespace-pre-line">{note}</p>
        </Banner>
      ) : null}
      <dl className="divide-y divide-line border-y border-line">
        {lines.map(({ field, summary }) => (
          <div key={field} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt>
              <button
                type="button"
                onClick={() => goTo(field)}
                className={linkStyles({ className: 'min-h-6 text-start text-sm' })}
              >
                {kind.label(field, values, facts, text)}
              </button>
            </dt>
            <dd className="min-w-0 text-ink wrap-anywhere">
              <bdi className="line-clamp-4 align-as-page">
                {summary ?? valueText(kind.valueText, field, values[field], facts, text)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">{t('listingEditor.publishHint')}</p>
    </div>
  )
}

/** The place of the pin; the address is a line of its own. */
function pinWords({ city, state, country }: PinPlace, t: Translator): string {
  const place = placeInWords(city, state, country)
  return place
    ? t('listingEditor.pinPlacedIn', { place: isolated(place) })
    : t('listingEditor.pinPlaced')
}

function isSet(value: unknown): boolean {
  if (value === null || value === '' || value === false) return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
