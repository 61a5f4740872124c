import { Navigation } from 'lucide'
import type { Text } from '@/client/text/text.ts'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { decodeTravel, MAX_TRAVEL_LIMITS } from '@/domain/place/travel.ts'

/** Reserves the room of `TravelField`, which needs scripts. */
export function TravelStart({ travel, t }: Pick<Text, 't'> & { travel: string }) {
  const limits = decodeTravel(travel) ?? []
  const selects = [
    { label: t('properties.filters.travelMode'), value: t('properties.filters.foot') },
    {
      label: t('properties.filters.travelMinutes'),
      value: t('properties.filters.minutes', { count: 15 }),
    },
  ]
  return (
    <Fieldset legend={t('properties.filters.travel')} disabled className="noscript:hidden">
      {limits.length > 0 ? (
        <div className="mb-3 flex flex-col gap-1">
          {limits.map(({ name, latitude, longitude }) => (
            <div
              key={`${name} ${latitude} ${longitude}`}
              className="min-h-11 rounded-md bg-surface-muted"
            />
          ))}
        </div>
      ) : null}
      {limits.length >= MAX_TRAVEL_LIMITS ? (
        <p className="text-sm text-ink-muted">
          {t('properties.filters.travelMost', { count: MAX_TRAVEL_LIMITS })}
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-3">
            {selects.map(({ label, value }) => (
              <Field key={label} label={label}>
                {(control) => (
                  <Select {...control} disabled options={[{ value: '', label: value }]} />
                )}
              </Field>
            ))}
          </div>
          <Field
            label={t('properties.filters.travelPlace')}
            hint={t('properties.filters.travelHint')}
          >
            {(control) => (
              <InputGroup before={<Icon of={Navigation} />}>
                <Input {...control} disabled />
              </InputGroup>
            )}
          </Field>
        </div>
      )}
    </Fieldset>
  )
}
