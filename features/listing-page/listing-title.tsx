import { MapPin } from 'lucide'
import { Icon } from '@/design-system/icon/icon.tsx'

/** Title and place; `bdi` isolates text of either direction. */
export function ListingTitle({ title, place }: { title: string; place: string }) {
  return (
    <>
      <h1 className="type-display mt-4 text-display text-ink">
        <bdi>{title}</bdi>
      </h1>
      {place ? (
        <p className="mt-3 flex items-start gap-2 text-ink-muted">
          <Icon of={MapPin} className="mt-1 size-4.5 shrink-0" />
          <bdi>{place}</bdi>
        </p>
      ) : null}
    </>
  )
}
