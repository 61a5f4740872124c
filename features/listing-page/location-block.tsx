import { ExternalLink, MapPin } from 'lucide'
import type { ReactNode } from 'react'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { Position } from '@/domain/distance.ts'

type LocationBlockProps = {
  /** Street and number, or whatever was given. */
  address: string
  /** City, state and country. */
  place: string
  position: Position | null
  /** The way to a map. */
  children?: ReactNode
  t: Translator
}

/** Where it is, in words; a map opens elsewhere, and only when asked for. */
export function LocationBlock({ address, place, position, children, t }: LocationBlockProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon of={MapPin} className="size-6" />
      </span>
      <address className="min-w-0 flex-1 basis-60 not-italic">
        {address ? (
          <p className="text-lg font-semibold text-ink">
            <bdi>{address}</bdi>
          </p>
        ) : null}
        {place && place !== address ? (
          <p className="text-ink-muted">
            <bdi>{place}</bdi>
          </p>
        ) : null}
        {position ? (
          <p className="figures mt-1 text-sm text-ink-muted">
            <bdi dir="ltr">
              {position.latitude.toFixed(5)}, {position.longitude.toFixed(5)}
            </bdi>
          </p>
        ) : null}
      </address>
      {position ? (
        <a
          href={mapAddress(position)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {t('property.openMap')}
          <Icon of={ExternalLink} />
        </a>
      ) : null}
      {position && children ? <div className="w-full">{children}</div> : null}
    </div>
  )
}

function mapAddress({ latitude, longitude }: Position): string {
  const here = `${latitude}/${longitude}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${here}`
}
