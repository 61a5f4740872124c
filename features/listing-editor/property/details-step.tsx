'use client'

import { useWatch } from 'react-hook-form'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { answersOwner } from '@/domain/listing/listing-values.ts'
import type { PropertyValues } from '@/domain/listing/property-post.ts'
import { useGoToField } from '@/features/listing-editor/steps/go-to.ts'
import type { StepProps } from '../editor-kind.ts'
import { FacilityField } from './facility-field.tsx'

type DetailsStepProps = Pick<StepProps<'property'>, 'facts' | 'draft'>

/** Parameters of the category: short inputs in columns, long ones full width. */
export function DetailsStep({ facts, draft }: DetailsStepProps) {
  const { t } = useText()
  const goTo = useGoToField()
  const category = useWatch<PropertyValues, 'category_id'>({ name: 'category_id' })
  const asked = facts.categories.find(({ id }) => id === category)
  if (!asked) {
    return (
      <Banner
        variant="info"
        title={t('posting.categoryFirst')}
        actions={
          <Button size="sm" variant="secondary" onClick={() => goTo('category_id')}>
            {t('posting.chooseCategory')}
          </Button>
        }
      />
    )
  }
  if (asked.parameter_types.length === 0) return <p>{t('posting.nothingAsked')}</p>
  const isNeeded = (is: 0 | 1) => is === 1
  const sorted = asked.parameter_types.toSorted(
    (one, other) => Number(isNeeded(other.is_required)) - Number(isNeeded(one.is_required)),
  )
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-x-4">
      {sorted.map((facility) => (
        <div
          key={facility.id}
          className={lines.has(facility.type_of_parameter) ? undefined : 'sm:col-span-2'}
        >
          <FacilityField facility={facility} owner={answersOwner(draft)} />
        </div>
      ))}
    </div>
  )
}

const lines = new Set(['textbox', 'number', 'dropdown'])
