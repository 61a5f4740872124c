'use client'

import { MapPin } from 'lucide'
import { type MouseEvent, useRef, useState } from 'react'
import { useCurrentLocation } from '@/client/state/use-current-location.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { placeName } from '@/domain/place/place-name.ts'
import { routes } from '@/domain/web/routes.ts'

const loadDialog = () => import('./location-dialog.tsx')

/** Current location; opens the location dialog. Without scripts it links to the location page. */
export function LocationButton() {
  const { t } = useText()
  const href = useHref()
  const place = useCurrentLocation()
  const [isOpen, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  const name = place && placeName(place)
  return (
    <>
      <a
        ref={link}
        href={href(routes.location())}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={name ? t('places.isAt', { place: name }) : undefined}
        className={buttonStyles({
          variant: 'quiet',
          size: 'sm',
          className: 'max-lg:[&_svg]:size-5',
        })}
      >
        <Icon of={MapPin} />
        <span className="max-w-36 truncate max-sm:sr-only md:max-lg:sr-only">
          {name ?? t('places.set')}
        </span>
      </a>
      {isOpen ? (
        <OnDemand
          load={loadDialog}
          of={{ onClose: () => setOpen(false), onClosed: () => link.current?.focus() }}
          onFailed={() => {
            setOpen(false)
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </>
  )
}
