import { Navigation, X } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Select } from '@/design-system/select/select.tsx'
import {
  decodeTravel,
  encodeTravel,
  MAX_TRAVEL_LIMITS,
  type TravelMode,
  travelModes,
} from '@/domain/place/travel.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { useFoundAddresses } from '@/features/map/picker/use-found-addresses.ts'
import { chipText, type FilterNames } from '../chip-text.ts'

type TravelFieldProps = {
  filters: SearchFilters
  onFilters: (filters: SearchFilters) => void
}

const MINUTES = [5, 10, 15, 20, 30, 45, 60]
const NO_NAMES: FilterNames = { categories: [], facilities: [] }

/** Up to three places, each to be reached within minutes; `TravelStart` reserves its room. */
export function TravelField({ filters, onFilters }: TravelFieldProps) {
  const text = useText()
  const { t } = text
  const [mode, setMode] = useState<TravelMode>('foot')
  const [minutes, setMinutes] = useState(15)
  const [query, setQuery] = useState('')
  const found = useFoundAddresses(query, { near: filters.near })
  const limits = decodeTravel(filters.travel) ?? []
  const search = (next: typeof limits) => {
    onFilters({ ...filters, travel: encodeTravel(next), page: 1 })
  }
  const status = travelStatus({ ...found, query }, t)
  return (
    <Fieldset legend={t('properties.filters.travel')}>
      {limits.length > 0 ? (
        <ul className="mb-3 flex flex-col gap-1">
          {limits.map((limit) => {
            const label = chipText({ name: 'travel', limit, without: filters }, text, NO_NAMES)
            return (
              <li
                key={encodeTravel([limit])}
                className="flex min-h-11 items-center justify-between gap-2 rounded-md bg-surface-muted ps-3 text-sm"
              >
                <bdi>{label}</bdi>
                <IconButton
                  size="sm"
                  label={t('properties.filters.remove', { filter: label })}
                  onClick={() => search(limits.filter((it) => it !== limit))}
                >
                  <Icon of={X} />
                </IconButton>
              </li>
            )
          })}
        </ul>
      ) : null}
      {limits.length >= MAX_TRAVEL_LIMITS ? (
        <p className="text-sm text-ink-muted">
          {t('properties.filters.travelMost', { count: MAX_TRAVEL_LIMITS })}
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-3">
            <Field label={t('properties.filters.travelMode')}>
              {(control) => (
                <Select
                  {...control}
                  value={mode}
                  onChange={({ target }) =>
                    setMode(travelModes.find((it) => it === target.value) ?? 'foot')
                  }
                  options={travelModes.map((it) => ({
                    value: it,
                    label: t(`properties.filters.${it}`),
                  }))}
                />
              )}
            </Field>
            <Field label={t('properties.filters.travelMinutes')}>
              {(control) => (
                <Select
                  {...control}
                  value={String(minutes)}
                  onChange={({ target }) => setMinutes(Number(target.value))}
                  options={MINUTES.map((count) => ({
                    value: String(count),
                    label: t('properties.filters.minutes', { count }),
                  }))}
                />
              )}
            </Field>
          </div>
          <Field
            label={t('properties.filters.travelPlace')}
            hint={t('properties.filters.travelHint')}
          >
            {(control) => (
              <Combobox
                {...control}
                autoComplete="off"
                maxLength={100}
                before={<Icon of={Navigation} />}
                query={query}
                onQueryChange={setQuery}
                options={found.addresses.map(({ kind, label, detail, latitude, longitude }) => ({
                  value: `${kind} ${label} ${latitude} ${longitude}`,
                  label,
                  hint: detail || undefined,
                }))}
                onSelect={({ value }) => {
                  const chosen = found.addresses.find(
                    (it) => value === `${it.kind} ${it.label} ${it.latitude} ${it.longitude}`,
                  )
                  if (!chosen) return
                  const { latitude, longitude, label: name } = chosen
                  setQuery('')
                  search([...limits, { mode, minutes, latitude, longitude, name }])
                }}
                busy={found.isBusy}
                status={status}
                listLabel={t('properties.filters.travelPlaces')}
                clearLabel={t('places.clearSearch')}
              />
            )}
          </Field>
        </div>
      )}
    </Fieldset>
  )
}

type Asked = {
  query: string
  addresses: readonly unknown[]
  isAnswered: boolean
  isFailed: boolean
}

function travelStatus(
  { query, addresses, isAnswered, isFailed }: Asked,
  t: ReturnType<typeof useText>['t'],
): string {
  if (isFailed) return t('properties.filters.travelFailed')
  const isUnknown = isAnswered && query !== '' && addresses.length === 0
  return isUnknown ? t('properties.filters.travelNone') : ''
}
