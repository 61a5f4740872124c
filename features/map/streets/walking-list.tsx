import type { NearbyKind } from '@hearth/streets/places/nearby-kinds'
import {
  Baby,
  Bus,
  Coffee,
  Dumbbell,
  GraduationCap,
  type IconNode,
  Landmark,
  Pill,
  ShoppingBasket,
  Stethoscope,
  ToyBrick,
  TrainFront,
  Trees,
} from 'lucide'
import type { WalkingGroup } from '@/client/api/nearby.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { type DistanceUnit, fromKm, type Position } from '@/domain/place/distance.ts'
import { useWalkingPlaces } from './use-walking-places.ts'

export type WalkingListProps = {
  position: Position
  distanceUnit: DistanceUnit
  /** The exact place is hidden, so that walks are about right only. */
  isApproximate: boolean
}

const ICONS: Record<NearbyKind, IconNode> = {
  grocery: ShoppingBasket,
  school: GraduationCap,
  childcare: Baby,
  stop: Bus,
  station: TrainFront,
  park: Trees,
  playground: ToyBrick,
  cafe: Coffee,
  pharmacy: Pill,
  health: Stethoscope,
  sport: Dumbbell,
  culture: Landmark,
}

/** Places by kind, each with the walk over the streets. */
export default function WalkingList({ position, distanceUnit, isApproximate }: WalkingListProps) {
  const { t } = useText()
  const { groups, isPending, isFailed, isOffline, retry } = useWalkingPlaces(position)
  if (groups?.length === 0) return null
  return (
    <section aria-label={t('map.walking.title')}>
      <h3 className="mt-8 mb-1 font-semibold text-ink">{t('map.walking.title')}</h3>
      <p className="mb-4 text-sm text-ink-muted">
        {t(isApproximate ? 'map.walking.approximate' : 'map.walking.note')}
      </p>
      {isPending && !isFailed ? (
        isOffline ? (
          <p role="status">{t('map.walking.offline')}</p>
        ) : (
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3" aria-hidden="true">
            {[1, 2, 3].map((number) => (
              <Skeleton key={number} className="h-28" />
            ))}
          </div>
        )
      ) : null}
      {isFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-4">
          <p>{t('map.walking.failed')}</p>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('shell.error.retry')}
          </Button>
        </div>
      ) : null}
      {groups ? <Groups groups={groups} distanceUnit={distanceUnit} /> : null}
    </section>
  )
}

type GroupsProps = { groups: readonly WalkingGroup[]; distanceUnit: DistanceUnit }

function Groups({ groups, distanceUnit }: GroupsProps) {
  const { t, formats } = useText()
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map(({ kind, places }) => (
        <li key={kind}>
          <h4 className="mb-1 flex items-center gap-2 font-medium text-ink">
            <Icon of={ICONS[kind]} className="size-5 text-brand-ink" />
            {t(`map.walking.${kind}`)}
          </h4>
          <ul className="text-sm">
            {places.map(({ name, latitude, longitude, meters, minutes }) => (
              <li
                key={`${latitude} ${longitude} ${name}`}
                className="flex items-baseline justify-between gap-3 py-1"
              >
                <bdi className="min-w-0 truncate">{name || t(`map.walking.${kind}`)}</bdi>
                <span className="figures shrink-0 text-ink-muted">
                  {t('map.walking.minutes', { count: minutes })}
                  <span className="sr-only">
                    , {formats.distance(fromKm(meters / 1000, distanceUnit), distanceUnit)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
