import { distanceKm } from '@hearth/streets/geometry/position'
import { MapPin } from 'lucide'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FoundAddress } from '@/client/api/addresses.ts'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { ListingValues } from '@/domain/listing/listing-values.ts'
import { AT_ADDRESS_KM } from '@/features/map/picker/at-address.ts'
import { useAddressAt } from '@/features/map/picker/use-address-at.ts'
import { useFoundAddresses } from '@/features/map/picker/use-found-addresses.ts'

const SHOWN = 4

/**
 * Addresses that fit what is typed, and the pin they lead to. Only a person's choice fills fields;
 * a pin that is placed moves only when asked.
 */
export function FoundAddresses() {
  const { t, formats } = useText()
  const { setValue, getValues, clearErrors } = useFormContext<ListingValues>()
  const [chosen, setChosen] = useState<(FoundAddress & { address: string }) | null>(null)
  const typed = useWatch<ListingValues, 'address'>({ name: 'address' })
  const city = useWatch<ListingValues, 'city'>({ name: 'city' })
  const position = useWatch<ListingValues, 'position'>({ name: 'position' })
  const isChosen = chosen !== null && typed.trim() === chosen.address
  const { addresses } = useFoundAddresses(isChosen ? '' : typed, { near: position, city })
  const here = useAddressAt(typed.trim() === '' ? position : null)

  const fill = (field: 'city' | 'state' | 'country', text: string) => {
    if (!text || getValues(field)) return
    setValue(field, text, { shouldDirty: true })
    clearErrors(field)
  }
  const placePin = ({ latitude, longitude }: FoundAddress) => {
    setValue('position', { latitude, longitude }, { shouldDirty: true })
  }
  const take = (found: FoundAddress) => {
    const address = withTypedNumber(found, typed)
    setChosen({ ...found, address })
    setValue('address', address, { shouldDirty: true })
    clearErrors('address')
    fill('city', found.city)
    fill('state', found.state)
    fill('country', found.country)
    if (!getValues('position')) placePin(found)
  }
  const found = addresses.filter(({ kind }) => kind === 'address' || kind === 'street')
  return (
    <div className="flex flex-col items-start gap-3 empty:hidden">
      {!isChosen && found.length > 0 ? (
        <section aria-label={t('listingEditor.address.found')}>
          <p className="mb-2 text-sm text-ink-muted">{t('listingEditor.address.found')}</p>
          <ul className="flex flex-col gap-2">
            {found.slice(0, SHOWN).map((it) => (
              <li key={`${it.label} ${it.latitude} ${it.longitude}`}>
                <Button
                  variant="secondary"
                  size="sm"
                  className="text-start"
                  onClick={() => take(it)}
                >
                  <Icon of={MapPin} />
                  <bdi>{[it.label, it.detail].filter(Boolean).join(', ')}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {here ? (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setValue('address', here, { shouldDirty: true })}
        >
          {t('listingEditor.address.useHere', { address: isolated(here) })}
        </Button>
      ) : null}
      <p role="status" className="text-sm text-ink-muted empty:hidden">
        {isChosen && position
          ? isAt(position, chosen)
            ? t('listingEditor.address.pinPlaced', { address: isolated(chosen.label) })
            : t('listingEditor.address.pinFrom', {
                address: isolated(chosen.label),
                distance: formats.away(distanceKm(position, chosen)),
              })
          : null}
      </p>
      {isChosen && position && !isAt(position, chosen) ? (
        <Button variant="secondary" size="sm" onClick={() => placePin(chosen)}>
          <Icon of={MapPin} />
          {t('listingEditor.address.movePin', { address: isolated(chosen.label) })}
        </Button>
      ) : null}
    </div>
  )
}

/** A house number that the street map lacks stays where it was typed. */
function withTypedNumber({ label, house_number }: FoundAddress, typed: string): string {
  if (house_number) return label
  const [, before, after] = /^\s*(\d\S*)\s|\s(\d\S*)\s*$/.exec(typed) ?? []
  if (before) return `${before} ${label}`
  return after ? `${label} ${after}` : label
}

function isAt(position: { latitude: number; longitude: number }, found: FoundAddress): boolean {
  return distanceKm(position, found) <= AT_ADDRESS_KM
}
