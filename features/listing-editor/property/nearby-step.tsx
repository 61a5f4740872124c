'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '@/client/text/text-context.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { InputGroup } from '@/design-system/input/input.tsx'
import { NumberInput } from '@/design-system/number-input/number-input.tsx'
import { type PropertyValues, parameterKey } from '@/domain/listing/property-post.ts'
import type { StepProps } from '../editor-kind.ts'
import { FormField, fieldId } from '../fields/form-field.tsx'

/** Nearby places and their distances in the provider's unit. */
export function NearbyStep({ facts: { outdoor, unit } }: Pick<StepProps<'property'>, 'facts'>) {
  const { t, language } = useText()
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
                <FormField<number | null>
                  name={`facilities.${key}`}
                  label={t('listingEditor.distanceTo', { place: name })}
                  isNeeded
                  labelHidden
                  className="pb-2"
                >
                  {(control, { value, set, leave }) => (
                    <InputGroup after={t(`listingEditor.unit.${unit}`)}>
                      <NumberInput
                        {...control}
                        size="sm"
                        locale={language}
                        min={0}
                        max={MAX}
                        step={unit === 'km' || unit === 'mi' ? 0.1 : 10}
                        fractionDigits={2}
                        placeholder={t('listingEditor.distance')}
                        value={value ?? undefined}
                        onValueChange={(distance) => set(distance ?? null)}
                        onBlur={leave}
                      />
                    </InputGroup>
                  )}
                </FormField>
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const MAX = 1_000_000
