'use client'

import { useWatch } from 'react-hook-form'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { answersOwner } from '@/domain/listing/listing-values.ts'
import { type PropertyValues, parameterKey } from '@/domain/listing/property-post.ts'
import type { StepProps } from '../editor-kind.ts'
import { useGoToField } from '../steps/go-to.ts'
import { parameterField } from './parameter-field.tsx'

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
        title={t('listingEditor.categoryFirst')}
        actions={
          <Button size="sm" variant="secondary" onClick={() => goTo('category_id')}>
            {t('listingEditor.chooseCategory')}
          </Button>
        }
      />
    )
  }
  if (asked.parameter_types.length === 0) return <p>{t('listingEditor.nothingAsked')}</p>
  const isNeeded = (is: 0 | 1) => is === 1
  const sorted = asked.parameter_types.toSorted(
    (one, other) => Number(isNeeded(other.is_required)) - Number(isNeeded(one.is_required)),
  )
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-x-4">
      {sorted.map((parameter) => {
        const { id, name, type_of_parameter: type, is_required } = parameter
        const ParameterField = parameterField(type)
        return (
          <div key={id} className={lines.has(type) ? undefined : 'sm:col-span-2'}>
            <ParameterField
              name={`parameters.${parameterKey(id)}`}
              label={name}
              isNeeded={isNeeded(is_required)}
              parameter={parameter}
              owner={answersOwner(draft)}
            />
          </div>
        )
      })}
    </div>
  )
}

const lines = new Set(['textbox', 'number', 'dropdown'])
