import { distanceKm, type Position } from '@hearth/streets/geometry/position'
import { Crosshair, MapPin, X } from 'lucide'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isolated } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { ListingValues } from '@/domain/listing/listing-values.ts'
import { LazyMap } from '@/features/map/engine/lazy-map.tsx'
import { useOwnPosition } from '@/features/map/picker/use-own-position.ts'
import { fieldId } from './form-field.tsx'

/** City picked from the search: centers the map without placing the pin. */
export type ChosenTown = { name: string; position: Position }

type PinFieldProps = {
  town: ChosenTown | null
  /** The city was chosen after the pin was placed. */
  startsInTown: boolean
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  onPoint: (position: Position) => void
  isNaming: boolean
  /** The contract can move a stored pin but not remove it. */
  isNew: boolean
}

const loadMap = () => import('@/features/map/picker/picker-map.tsx')

/** Pin on the map. Only a person places it; geocoding never does. */
export function PinField(props: PinFieldProps) {
  const { town, isOpen, setOpen, onPoint, isNaming, isNew } = props
  const { t } = useText()
  const position = useWatch<ListingValues, 'position'>({ name: 'position' })
  const open = useRef<HTMLButtonElement>(null)
  const { ask, isAsking } = useOwnPosition(onPoint)
  return (
    <section id={fieldId('position')} aria-label={t('listingEditor.field.position')}>
      <h3 className="text-sm font-medium text-ink">{t('listingEditor.field.position')}</h3>
      <p className="mt-1 text-sm text-ink-muted">{t('listingEditor.positionHint')}</p>
      <div role="status" className="mt-3">
        {position ? <PinLine town={town} position={position} isNew={isNew} opener={open} /> : null}
        {position ? null : (
          <p className="text-ink">
            {town
              ? t('listingEditor.pinInTown', { town: isolated(town.name) })
              : t('listingEditor.pinMissing')}
          </p>
        )}
      </div>
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
          {t(
            isOpen
              ? 'listingEditor.closeMap'
              : position
                ? 'listingEditor.movePin'
                : 'listingEditor.openMap',
          )}
        </Button>
        <Button variant="secondary" size="sm" busy={isAsking} onClick={ask}>
          <Icon of={Crosshair} />
          {t('listingEditor.ownPosition')}
        </Button>
      </div>
      {isOpen ? <PinMap {...props} position={position} /> : null}
    </section>
  )
}

/** Close enough to tell streets apart. */
const NEAR_KM = 0.4
/** Shows most of a city. */
const TOWN_KM = 6

type PinMapProps = Pick<PinFieldProps, 'town' | 'startsInTown' | 'onPoint'> & {
  position: Position | null
}

/** Another city remounts the map; a new pin does not. */
function PinMap({ town, startsInTown, position, onPoint }: PinMapProps) {
  const { t } = useText()
  const start = startsInTown || !position ? town : null
  return (
    <div className="mt-4">
      <LazyMap
        key={town ? `${town.position.latitude} ${town.position.longitude}` : ''}
        load={loadMap}
        of={{
          position: start?.position ?? position,
          pin: position,
          onPick: onPoint,
          pickLabel: t('listingEditor.setPin'),
          shownKm: start ? TOWN_KM : NEAR_KM,
        }}
      />
    </div>
  )
}

type PinLineProps = {
  town: ChosenTown | null
  position: Position
  isNew: boolean
  opener: { current: HTMLButtonElement | null }
}

function PinLine({ town, position, isNew, opener }: PinLineProps) {
  const { t, formats } = useText()
  const { setValue } = useFormContext<ListingValues>()
  return (
    <>
      <p className="flex items-center gap-2">
        <Icon of={MapPin} className="size-5 shrink-0 text-brand-ink" />
        <bdi dir="ltr" className="figures">
          {position.latitude.toFixed(5)}, {position.longitude.toFixed(5)}
        </bdi>
        {isNew ? (
          <Button
            variant="quiet"
            size="sm"
            onClick={({ currentTarget }) => {
              restoreFocus(currentTarget, opener.current ? [opener.current] : [])
              setValue('position', null, { shouldDirty: true })
            }}
          >
            <Icon of={X} />
            {t('listingEditor.removePin')}
          </Button>
        ) : null}
      </p>
      {town ? (
        <p className="mt-1 text-sm text-ink-muted">
          {t('listingEditor.pinFromTown', {
            distance: formats.away(distanceKm(position, town.position)),
            town: isolated(town.name),
          })}
        </p>
      ) : null}
    </>
  )
}
