'use client'

import { Crosshair, MapPin, X } from 'lucide'
import { type ComponentType, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { currentPosition } from '@/client/integrations/geolocation.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { handOnFocus } from '@/design-system/focus/hand-on-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { Position } from '@/domain/distance.ts'
import { type ListingValues, listingLongest } from '@/domain/listing-values.ts'
import { locationProblemOf, type PlaceLocation } from '@/domain/place-location.ts'
import { LazyMap } from '@/features/map/lazy-map.tsx'
import { usePlaceName } from '@/features/map/use-place-name.ts'
import { fieldId, TextLine } from './form-field.tsx'
import { HiddenPlace } from './hidden-place.tsx'

export type PlaceSearchProps = {
  id: string
  onType: () => void
  onChoose: (place: PlaceLocation) => void
}

type PlaceStepProps = {
  /** A field that suggests places. */
  PlaceSearch: ComponentType<PlaceSearchProps>
  /** The form has `client_address` and `hides_exact_place`. */
  hasPrivacy: boolean
  /** Nothing is listed yet: a pin that the provider has can be moved, and no call takes it away. */
  isNew: boolean
}

/** Where it is: found by its name, pointed at, or written. Needs the texts `posting.`, `location.` and `map.`. */
export function PlaceStep({ PlaceSearch, hasPrivacy, isNew }: PlaceStepProps) {
  const { t } = useText()
  const { hasSuggestions, take, point, isNaming } = usePlace()
  const lines = ['city', 'state', 'country'] as const
  return (
    <div className="grid grid-cols-1 gap-6">
      {hasSuggestions ? (
        <div>
          <label htmlFor="post-place-search" className="mb-1.5 block text-sm font-medium">
            {t('posting.placeSearch')}
          </label>
          <PlaceSearch id="post-place-search" onType={ignore} onChoose={take} />
        </div>
      ) : null}
      <TextLine
        name="address"
        label={t('posting.field.address')}
        hint={t('posting.addressHint')}
        isNeeded
        input={{ maxLength: listingLongest.address, autoComplete: 'off', dir: 'auto' }}
      />
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-4">
        {lines.map((name) => (
          <TextLine
            key={name}
            name={name}
            label={t(`posting.field.${name}`)}
            isNeeded
            input={{ maxLength: listingLongest[name], autoComplete: 'off', dir: 'auto' }}
          />
        ))}
      </div>
      <Pin onPoint={point} isNaming={isNaming} isNew={isNew} />
      {hasPrivacy ? (
        <>
          <TextLine
            name="client_address"
            label={t('posting.field.client_address')}
            hint={t('posting.clientAddressHint')}
            input={{ maxLength: listingLongest.client_address, autoComplete: 'street-address' }}
          />
          <HiddenPlace />
        </>
      ) : null}
    </div>
  )
}

function ignore() {}

const loadMap = () => import('@/features/map/picker-map.tsx')

type PinProps = { onPoint: (position: Position) => void; isNaming: boolean; isNew: boolean }

/** The place to the metre. */
function Pin({ onPoint, isNaming, isNew }: PinProps) {
  const { t } = useText()
  const { setValue } = useFormContext<ListingValues>()
  const position = useWatch<ListingValues, 'position'>({ name: 'position' })
  const [isOpen, setOpen] = useState(false)
  const open = useRef<HTMLButtonElement>(null)
  const { ask, isAsking } = useOwnPosition(onPoint)
  return (
    <section id={fieldId('position')} aria-label={t('posting.field.position')}>
      <h3 className="text-sm font-medium text-ink">{t('posting.field.position')}</h3>
      <p className="mt-1 text-sm text-ink-muted">{t('posting.positionHint')}</p>
      {position ? (
        <p className="mt-3 flex items-center gap-2" role="status">
          <Icon of={MapPin} className="size-5 shrink-0 text-brand-ink" />
          <bdi dir="ltr" className="figures">
            {position.latitude.toFixed(5)}, {position.longitude.toFixed(5)}
          </bdi>
          {isNew ? (
            <Button
              variant="quiet"
              size="sm"
              onClick={({ currentTarget }) => {
                handOnFocus(currentTarget, open.current ? [open.current] : [])
                setValue('position', null, { shouldDirty: true })
              }}
            >
              <Icon of={X} />
              {t('posting.removePin')}
            </Button>
          ) : null}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          ref={open}
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          busy={isNaming}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={MapPin} />
          {t(isOpen ? 'posting.closeMap' : position ? 'posting.movePin' : 'posting.openMap')}
        </Button>
        <Button variant="secondary" size="sm" busy={isAsking} onClick={ask}>
          <Icon of={Crosshair} />
          {t('posting.ownPosition')}
        </Button>
      </div>
      {isOpen ? (
        <div className="mt-4">
          <LazyMap
            load={loadMap}
            of={{ position, onPick: onPoint, pickLabel: t('posting.setPin'), shownKm: NEAR_KM }}
          />
        </div>
      ) : null}
    </section>
  )
}

/** A street can be told from the next. */
const NEAR_KM = 2

function useOwnPosition(onPoint: (position: Position) => void) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  const ask = () => {
    setAsking(true)
    currentPosition()
      .then(onPoint, (error) => showToast('error', t(`location.${locationProblemOf(error)}`)))
      .finally(() => setAsking(false))
  }
  return { ask, isAsking }
}

/** Writes a place into the form: what was chosen by name with its position, what was pointed at with its names. */
function usePlace() {
  const { setValue, getValues, clearErrors } = useFormContext<ListingValues>()
  const { name, isNaming, hasSuggestions } = usePlaceName()
  const put = (field: 'city' | 'state' | 'country', text: string, isForced: boolean) => {
    if (isForced ? text === getValues(field) : !text || getValues(field)) return
    setValue(field, text, { shouldDirty: true })
    clearErrors(field)
  }
  const write = ({ city, state, country }: PlaceLocation, isForced: boolean) => {
    put('city', city, isForced)
    put('state', state, isForced)
    put('country', country, isForced)
  }
  return {
    isNaming,
    hasSuggestions,
    take(place: PlaceLocation) {
      write(place, true)
      setValue('position', place.coordinates, { shouldDirty: true })
    },
    point(position: Position) {
      setValue('position', position, { shouldDirty: true })
      // What was written stays: a pin is moved by metres, seldom into another town.
      void name(position).then((place) => place && write(place, false))
    },
  }
}
