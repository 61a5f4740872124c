'use client'

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useText } from '@/client/text/text-context.tsx'
import { type ListingValues, listingMaxLengths } from '@/domain/listing/listing-values.ts'
import type { Position } from '@/domain/place/distance.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import { placeName } from '@/domain/place/place-name.ts'
import { usePlaceName } from '@/features/map/picker/use-place-name.ts'
import { PlaceSearch } from '@/features/places/place-search.tsx'
import type { StepProps } from '../editor-kind.ts'
import { ApproximateLocation } from '../fields/approximate-location.tsx'
import { TextLine } from '../fields/form-field.tsx'
import { FoundAddresses } from '../fields/found-addresses.tsx'
import { type ChosenTown, PinField } from '../fields/pin-field.tsx'
import { textLines } from '../fields/text-lines.tsx'

type PlaceStepProps = Pick<StepProps<DraftKind>, 'isNew'> & { kind: { fields: readonly string[] } }

/**
 * Location step: search, map pin or typed address.
 */
export function PlaceStep({ kind, isNew }: PlaceStepProps) {
  const { t } = useText()
  const { hasSuggestions, take, ...pin } = usePlace()
  const lines = ['city', 'state', 'country'] as const
  return (
    <div className="grid grid-cols-1 gap-6">
      {hasSuggestions ? (
        <div>
          <label htmlFor="post-place-search" className="mb-1.5 block text-sm font-medium">
            {t('listingEditor.placeSearch')}
          </label>
          <PlaceSearch id="post-place-search" onType={ignore} onChoose={take} />
        </div>
      ) : null}
      <TextLine
        name="address"
        label={t('listingEditor.field.address')}
        hint={t('listingEditor.addressHint')}
        isNeeded
        input={{ maxLength: listingMaxLengths.address, autoComplete: 'off', dir: 'auto' }}
      />
      <FoundAddresses />
      <div className="grid gap-6 sm:grid-cols-3 sm:gap-4">
        {lines.map((name) => (
          <TextLine
            key={name}
            name={name}
            label={t(`listingEditor.field.${name}`)}
            isNeeded
            input={{ maxLength: listingMaxLengths[name], autoComplete: 'off', dir: 'auto' }}
          />
        ))}
      </div>
      <PinField {...pin} isNew={isNew} />
      {kind.fields.includes('hides_exact_place') ? (
        <>
          {textLines('place', t)}
          <ApproximateLocation />
        </>
      ) : null}
    </div>
  )
}

function ignore() {}

/** Fills in place names; only a point that the person picks becomes the pin. */
function usePlace() {
  const [town, setTown] = useState<ChosenTown | null>(null)
  const [startsInTown, setStartsInTown] = useState(false)
  const [isOpen, setOpen] = useState(false)
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
    town,
    startsInTown,
    isOpen,
    setOpen,
    take(place: PlaceLocation) {
      write(place, true)
      setTown({ name: placeName(place), position: place.coordinates })
      setStartsInTown(true)
      setOpen(true)
    },
    onPoint(position: Position) {
      setStartsInTown(false)
      setValue('position', position, { shouldDirty: true })
      // Keeps typed text: a pin usually moves by meters, seldom into another city.
      void name(position).then((place) => place && write(place, false))
    },
  }
}
