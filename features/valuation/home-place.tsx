import { Crosshair, MapPin, Search } from 'lucide'
import { useState } from 'react'
import { useOffered } from '@/client/api/use-offered.ts'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Combobox } from '@/design-system/combobox/combobox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { Position } from '@/domain/place/distance.ts'
import { LazyMap } from '@/features/map/engine/lazy-map.tsx'
import { useAddressAt } from '@/features/map/picker/use-address-at.ts'
import { useFoundAddresses } from '@/features/map/picker/use-found-addresses.ts'
import { useOwnPosition } from '@/features/map/picker/use-own-position.ts'
import { suggestedPlace } from '@/features/places/suggested-place.ts'
import { suggestionValue } from '@/features/places/suggestion-option.ts'
import { useSuggestions } from '@/features/places/use-suggestions.ts'
import type { HomeValuation } from './use-home-valuation.ts'

const loadMap = () => import('@/features/map/picker/picker-map.tsx')
/** Close enough to tell streets apart. */
const NEAR_KM = 0.4
/** Shows most of a city. */
const TOWN_KM = 6

type HomePlaceProps = Pick<HomeValuation, 'place' | 'setPlace'> & { isMissing: boolean }

/** Place of the home: by address, on the map, or where the person is. A city alone only centers the map. */
export function HomePlace({ place, setPlace, isMissing }: HomePlaceProps) {
  const { t } = useText()
  const [query, setQuery] = useState('')
  const [town, setTown] = useState<Position | null>(null)
  const [isOpen, setOpen] = useState(false)
  const hasTowns = useOffered('place-suggestions') === true
  const found = useFoundAddresses(query, { near: place?.position ?? null })
  const { suggestions, isBusy, isAnswered } = useSuggestions(query, hasTowns)
  const towns = suggestions.flatMap((suggestion) => {
    const location = suggestedPlace(suggestion)
    return location ? [{ value: suggestionValue(suggestion), suggestion, location }] : []
  })
  const addresses = found.addresses.map((address) => ({
    value: `${address.kind} ${address.label} ${address.latitude} ${address.longitude}`,
    address,
  }))
  const isUnknown = isAnswered && !isBusy && !found.isBusy && towns.length + addresses.length === 0
  const choose = (value: string) => {
    const address = addresses.find((it) => it.value === value)?.address
    if (address) {
      setQuery('')
      return setPlace(address, [address.label, address.detail].filter(Boolean).join(', '))
    }
    const chosen = towns.find((it) => it.value === value)
    if (!chosen) return
    setQuery(chosen.suggestion.label)
    setTown(chosen.location.coordinates)
    setOpen(true)
  }
  return (
    <section aria-label={t('valuation.place')} className="sm:col-span-2">
      <Field
        id="valuation-place"
        label={t('valuation.address')}
        hint={t('valuation.addressHint')}
        error={isMissing ? t('valuation.placeMissing') : undefined}
      >
        {({ required: _, ...control }) => (
          <Combobox
            {...control}
            autoComplete="off"
            maxLength={100}
            before={<Icon of={Search} />}
            query={query}
            onQueryChange={setQuery}
            options={[
              ...addresses.map(({ value, address }) => ({
                value,
                label: address.label,
                hint: address.detail || undefined,
                icon: <Icon of={MapPin} />,
              })),
              ...towns.map(({ value, suggestion }) => ({
                value,
                label: suggestion.label,
                hint: suggestion.detail || undefined,
                icon: <Icon of={MapPin} />,
              })),
            ]}
            onSelect={({ value }) => choose(value)}
            busy={isBusy || found.isBusy}
            status=""
            listLabel={t('places.suggestions')}
            clearLabel={t('places.clearSearch')}
          />
        )}
      </Field>
      <p role="status" className="mt-2 text-sm text-ink-muted empty:hidden">
        {isUnknown ? t('places.noPlaces', { query: isolated(query.trim()) }) : null}
      </p>
      <PlaceLine place={place} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={MapPin} />
          {t(isOpen ? 'valuation.closeMap' : 'valuation.openMap')}
        </Button>
        <OwnPosition onPosition={(position) => setPlace(position, '')} />
      </div>
      {isOpen ? (
        <div className="mt-4">
          <LazyMap
            key={town ? `${town.latitude} ${town.longitude}` : ''}
            load={loadMap}
            of={{
              position: town ?? place?.position ?? null,
              pin: place?.position ?? null,
              onPick: (position: Position) => setPlace(position, ''),
              pickLabel: t('valuation.pick'),
              shownKm: town ? TOWN_KM : NEAR_KM,
            }}
          />
        </div>
      ) : null}
    </section>
  )
}

/** A point of the map is named by its street, where streets are known. */
function PlaceLine({ place }: Pick<HomeValuation, 'place'>) {
  const { t } = useText()
  const street = useAddressAt(place && !place.label ? place.position : null)
  const label = place?.label || street
  return (
    <p role="status" className="mt-3 flex items-center gap-2 text-ink empty:hidden">
      {place ? (
        <>
          <Icon of={MapPin} className="size-5 shrink-0 text-brand-ink" />
          <span>
            {label
              ? t('valuation.placeChosen', { place: isolated(label) })
              : t('valuation.pinChosen')}
          </span>
        </>
      ) : null}
    </p>
  )
}

function OwnPosition({ onPosition }: { onPosition: (position: Position) => void }) {
  const { t } = useText()
  const { ask, isAsking } = useOwnPosition(onPosition)
  return (
    <Button variant="secondary" size="sm" busy={isAsking} onClick={ask}>
      <Icon of={Crosshair} />
      {t('listingEditor.ownPosition')}
    </Button>
  )
}
