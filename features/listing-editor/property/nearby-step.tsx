'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '@/client/text/text-context.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { type PropertyValues, parameterKey } from '@/domain/listing/property-post.ts'
import type { StepProps } from '../editor-kind.ts'
import { fieldId } from '../fields/form-field.tsx'
import { NumberField } from '../fields/number-field.tsx'

/** Nearby places and their distances in the provider's unit. */
export function NearbyStep({ facts: { outdoor, unit } }: Pick<StepProps<'property'>, 'facts'>) {
  const { t } = useText()
  const { setValue, clearErrors } = useFormContext<PropertyValues>()
  const chosen = useWatch<PropertyValues, 'facilities'>({ name: 'facilities' })
  const toggle = (key: string, isOn: boolean) => {
    const { [key]: _, ...others } = chosen
    clearErrors('facilities')
    setValue('facilities', isOn ? { ...others, [key]: null } : others, { shouldDirty: true })
  }
  if (outdoor.length === 0) return <p>{t('listingEditor.noNearby')}</p>
  return (
    <div id={fieldId('facilities')}>
      <p className="mb-4 text-ink-muted">{t('listingEditor.nearbyHint')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {outdoor.map(({ id, name }) => {
          const key = parameterKey(id)
          const isOn = key in chosen
          return (
            <li key={id} className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(0,1fr)_14rem]">
              <Checkbox
                label={name}
                checked={isOn}
                onChange={({ target }) => toggle(key, target.checked)}
                className="min-h-12 self-center"
              />
              {isOn ? (
                <NumberField
                  name={`facilities.${key}`}
                  label={t('listingEditor.distanceTo', { place: name })}
                  isNeeded
                  labelHidden
                  className="pb-2"
                  rules={{ kind: 'measure', unit, decimals: 2, most: MAX }}
                  after={t(`listingEditor.unit.${unit}`)}
                  input={{
                    size: 'sm',
                    step: unit === 'km' || unit === 'mi' ? 0.1 : 10,
                    placeholder: t('listingEditor.distance'),
                  }}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const MAX = 1_000_000
