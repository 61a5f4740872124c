import { MapPin } from 'lucide'
import { type ComponentType, useId, useState } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { profilePlace } from '@/domain/account/profile.ts'
import type { Position } from '@/domain/place/distance.ts'
import type { PlaceLocation } from '@/domain/place/place-location.ts'
import { toPosition } from '@/domain/place/position.ts'
import { placeInWords } from '@/features/listing-card/card-facts.ts'
import { LazyMap } from '@/features/map/engine/lazy-map.tsx'
import { usePlaceName } from '@/features/map/picker/use-place-name.ts'
import { useProfileWrite } from './use-profile-form.ts'

export type PlaceSearchProps = {
  id: string
  onType: () => void
  onChoose: (place: PlaceLocation) => void
}

type ProfilePlaceProps = { person: User; PlaceSearch: ComponentType<PlaceSearchProps> }

const loadMap = () => import('@/features/map/picker/picker-map.tsx')

/** Home location of the member, by place name or on a map. */
export function ProfilePlace({ person, PlaceSearch }: ProfilePlaceProps) {
  const { t } = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { send, isSending } = useProfileWrite({
    saved: t('account.profile.placeSaved'),
    saysFailure: true,
    onSaved: () => setOpen(false),
  })
  const { name, isNaming, hasSuggestions } = usePlaceName()
  const keep = (place: PlaceLocation) => send(profilePlace(place))
  const point = (position: Position) => void name(position).then((place) => place && keep(place))
  const place = placeInWords(person.city, person.state, person.country)
  return (
    <section aria-labelledby="place" className="border-t border-line pt-8">
      <h2 id="place" className="type-display text-xl text-ink">
        {t('account.profile.place')}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t('account.profile.placeHint')}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="flex min-w-0 flex-1 basis-56 items-center gap-2">
          <Icon of={MapPin} className="size-5 shrink-0 text-brand-ink" />
          {place ? <bdi className="wrap-anywhere">{place}</bdi> : t('account.profile.noPlace')}
        </p>
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          busy={isSending || isNaming}
          onClick={() => setOpen(!isOpen)}
        >
          {t(
            isOpen
              ? 'account.profile.placeClose'
              : place
                ? 'account.profile.change'
                : 'account.profile.choosePlace',
          )}
        </Button>
      </div>
      {isOpen ? (
        <div className="mt-5 flex flex-col gap-5">
          {hasSuggestions ? (
            <div>
              <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
                {t('places.search')}
              </label>
              <PlaceSearch id={id} onType={ignore} onChoose={keep} />
            </div>
          ) : null}
          <LazyMap
            load={loadMap}
            of={{
              position: toPosition(person.latitude, person.longitude),
              onPick: point,
              pickLabel: t('account.profile.placePick'),
            }}
          />
        </div>
      ) : null}
    </section>
  )
}

function ignore() {}
