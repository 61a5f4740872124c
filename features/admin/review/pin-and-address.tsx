import { distanceKm, type Position } from '@hearth/streets/geometry/position'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { AT_ADDRESS_KM } from '@/features/map/picker/at-address.ts'
import { useFoundAddresses } from '@/features/map/picker/use-found-addresses.ts'

type PinAndAddressProps = { position: Position; address: string; city: string }

/** A pin this far away stands at another address. Kilometers. */
const FAR_KM = 0.3

/** Distance between the pin and the typed address; nothing where the street map lacks the address. */
export function PinAndAddress({ position, address, city }: PinAndAddressProps) {
  const { t, formats } = useText()
  const { addresses } = useFoundAddresses(address, { near: position, city })
  const [best] = addresses
  // The middle of a street says nothing about a house of it.
  const found = addresses.filter(({ label, house_number }) => house_number && label === best?.label)
  const [nearest] = found
    .map((it) => ({ label: it.label, km: distanceKm(position, it) }))
    .toSorted((one, other) => one.km - other.km)
  if (!nearest) return null
  const { label, km } = nearest
  return (
    <p className={km > FAR_KM ? 'mt-3 text-sm text-danger-ink' : 'mt-3 text-sm text-ink-muted'}>
      {km <= AT_ADDRESS_KM
        ? t('admin.pinAtAddress', { address: isolated(label) })
        : t('admin.pinFromAddress', { address: isolated(label), distance: formats.away(km) })}
    </p>
  )
}
