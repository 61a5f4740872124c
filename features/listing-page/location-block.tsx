import { ExternalLink, MapPin } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { Position } from '@/domain/place/distance.ts'

type LocationBlockProps = {
  /** Street and number, or any address text. */
  address: string
  place: string
  position: Position | null
  /** Note on an approximate position. */
  hidden?: string
  children?: ReactNode
  t: Translator
}

/** Address as text; a map loads only on demand. */
export function LocationBlock({
  address,
  place,
  position,
  hidden,
  children,
  t,
}: LocationBlockProps) {
  // For a hidden place, `place` starts with the address.
  const [first, second] = place.startsWith(address) ? [place, ''] : [address, place]
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={MapPin} className="size-6" />
      </span>
      <address className="min-w-0 flex-1 basis-60 not-italic">
        {first ? (
          <p className="text-lg font-semibold text-ink">
            <bdi>{first}</bdi>
          </p>
        ) : null}
        {second ? (
          <p className="text-ink-muted">
            <bdi>{second}</bdi>
          </p>
        ) : null}
        {hidden ? <p className="mt-1 text-sm text-ink-muted">{hidden}</p> : null}
        {position && !hidden ? (
          <p className="figures mt-1 text-sm text-ink-muted">
            <bdi dir="ltr">
              {position.latitude.toFixed(5)}, {position.longitude.toFixed(5)}
            </bdi>
          </p>
        ) : null}
      </address>
      {position ? (
        <a
          href={mapAddress(position, hidden === undefined)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'print:hidden' })}
        >
          {t('properties.page.openMap')}
          <Icon of={ExternalLink} />
        </a>
      ) : null}
      {position && children ? <div className="w-full print:hidden">{children}</div> : null}
    </div>
  )
}

function mapAddress({ latitude, longitude }: Position, isExact: boolean): string {
  const pin = isExact ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return `https://www.openstreetmap.org/${pin}#map=${isExact ? 16 : 14}/${latitude}/${longitude}`
}
