'use client'

import { MapPin } from 'lucide'
import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { placeName } from '@/domain/place/place-name.ts'
import { USUAL_RADIUS_KM } from '@/domain/search/project-filters.ts'
import { routes } from '@/domain/web/routes.ts'

/** Link to projects near the visitor's location. Needs text `projects.near`. */
export function NearProjects() {
  const own = useCurrentLocation()
  const { t } = useText()
  const href = useHref()
  if (!own) return null
  const near = { ...own.coordinates, radiusKm: USUAL_RADIUS_KM }
  return (
    <a
      href={href(routes.projects({ near }))}
      className={linkStyles({ className: 'inline-flex min-h-8 items-center gap-1.5' })}
    >
      <Icon of={MapPin} className="size-4" />
      {t('projects.near', { place: placeName(own) })}
    </a>
  )
}
