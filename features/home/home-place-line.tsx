import { MapPin } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'

type HomePlaceLineProps = {
  /** Location the visitor has set; null if it comes from the URL. */
  place: string | null
  /** There are results; the sections below are from around the place. */
  isNarrowed: boolean
}

/**
 * Location of the home page, with a link to change it. Placed in existing space above the sections
 * to avoid a layout shift.
 */
export function HomePlaceLine({ place, isNarrowed }: HomePlaceLineProps) {
  const { t } = useText()
  const href = useHref()
  const text = isNarrowed ? place && t('home.around', { place }) : t('home.notNarrowed')
  if (!text) return null
  return (
    <p
      role="status"
      className="absolute inset-x-gutter -top-11 flex h-9 items-center gap-2 text-sm text-ink-muted sm:-top-13"
    >
      <Icon of={MapPin} className="size-4.5 shrink-0" />
      <span className="line-clamp-2 min-w-0">{text}</span>
      {place ? (
        <a href={href(routes.location())} className={linkStyles({ className: 'shrink-0' })}>
          {t('home.changePlace')}
        </a>
      ) : null}
    </p>
  )
}
