'use client'

import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '@/client/text/text-context.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import type { Position } from '@/domain/place/distance.ts'
import { PUBLIC_PLACE_METRES } from '@/domain/place/public-place.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { ShowPlace } from '@/features/map/pictures/show-place.tsx'
import { fieldId } from './form-field.tsx'

type Placed = {
  hides_exact_place: boolean
  position: Position | null
  address: string
  city: string
  state: string
  country: string
}

/** Hides the exact place, with a preview for the public. */
export function ApproximateLocation() {
  const { t, formats } = useText()
  const { setValue } = useFormContext<Placed>()
  const [isHidden, position, address, city, state, country] = useWatch<
    Placed,
    ['hides_exact_place', 'position', 'address', 'city', 'state', 'country']
  >({ name: ['hides_exact_place', 'position', 'address', 'city', 'state', 'country'] })
  const town = placeInWords(city, state, country)
  const seen = isHidden ? town : [address, town].filter(Boolean).join(', ')
  return (
    <section
      id={fieldId('hides_exact_place')}
      aria-label={t('listingEditor.field.hides_exact_place')}
    >
      <Switch
        label={t('listingEditor.field.hides_exact_place')}
        hint={t('listingEditor.hideHint', { distance: formats.distance(PUBLIC_PLACE_METRES, 'm') })}
        checked={isHidden}
        onChange={({ target }) =>
          setValue('hides_exact_place', target.checked, { shouldDirty: true })
        }
      />
      <div className="mt-3 rounded-lg border border-line bg-surface p-4">
        <p className="text-sm text-ink-muted">{t('listingEditor.othersSee')}</p>
        <p className="mt-1 text-ink wrap-anywhere">
          <bdi>{seen || t('listingEditor.noPlaceYet')}</bdi>
        </p>
        {position ? (
          <div className="mt-3">
            <ShowPlace
              key={`${isHidden} ${position.latitude} ${position.longitude}`}
              position={position}
              radius={isHidden ? PUBLIC_PLACE_METRES : undefined}
            />
          </div>
        ) : null}
      </div>
    </section>
  )
}
