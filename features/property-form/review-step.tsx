'use client'

import { Info } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { propertyFields } from '@/domain/property-draft.ts'
import type { PropertyValues } from '@/domain/property-post.ts'
import { useGoToField } from '@/features/listing-form/go-to.ts'
import { propertyLabel, propertyValueText } from './property-words.ts'
import type { PropertyFacts } from './use-property-facts.ts'

/** Everything once more, each line with the way back to it. */
export function ReviewStep({ values, facts }: { values: PropertyValues; facts: PropertyFacts }) {
  const text = useText()
  const goTo = useGoToField()
  const { t } = text
  const note = facts.settings.text_property_submission
  const shown = propertyFields.filter((field) => isOfUse(field, values))
  return (
    <div className="grid grid-cols-1 gap-6">
      {note ? (
        <Banner variant="info" icon={<Icon of={Info} />}>
          <p className="whitespace-pre-line">{note}</p>
        </Banner>
      ) : null}
      <dl className="divide-y divide-line border-y border-line">
        {shown.map((field) => (
          <div key={field} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt>
              <button
                type="button"
                onClick={() => goTo(field)}
                className={linkStyles({ className: 'min-h-6 text-start text-sm' })}
              >
                {propertyLabel(field, facts, text)}
              </button>
            </dt>
            <dd className="min-w-0 text-ink wrap-anywhere">
              <bdi className="line-clamp-4 align-as-page whitespace-pre-line">
                {propertyValueText(field, values[field], facts, text)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">{t('posting.publishHint')}</p>
    </div>
  )
}

/** What is required always; of the rest what was said. */
function isOfUse(field: (typeof propertyFields)[number], values: PropertyValues): boolean {
  const value = values[field]
  if (field === 'rentduration') return values.property_type === 'rent'
  if (['title', 'category_id', 'price', 'description', 'address', 'pictures'].includes(field))
    return true
  if (value === null || value === '' || value === false) return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}
