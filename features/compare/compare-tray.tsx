'use client'

import { House, X } from 'lucide'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button, buttonStyles } from '@/design-system/button/button.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { routes } from '@/domain/web/routes.ts'
import { useListedCards } from '@/features/listing-card/use-listed-cards.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { type CompareSelection, useCompareSelection } from './use-compare-selection.ts'

/** Homes selected for comparison. Hidden if empty, and on the comparison page. */
export function CompareTray() {
  const selection = useCompareSelection()
  const href = useHref()
  const path = usePathname()
  const isAway =
    path === href(routes.compare()) || ELSEWHERE.some((way) => isUnder(path, href(way)))
  if (selection.homes.length === 0 || isAway) return null
  return <Tray selection={selection} />
}

/** Pages with a form or task that the tray would cover. */
const ELSEWHERE = [
  '/user',
  '/my-property',
  '/admin',
  '/saved-search',
  '/sign-in',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/undo-change',
  '/contact-us',
  '/mortgage-calculator',
  '/area-converter',
  '/location',
  '/subscription-plan',
]

function isUnder(path: string, way: string): boolean {
  return path === way || path.startsWith(`${way}/`)
}

/**
 * Sticky at the bottom, after all content: at the end of the page it covers nothing. Other sticky
 * elements are placed above it (`--tray`).
 */
function Tray({
  selection: { homes, isComparable, remove, clear },
}: {
  selection: CompareSelection
}) {
  const { t } = useText()
  const href = useHref()
  const { cards, gone } = useListedCards(homes)
  const tray = useRef<HTMLElement>(null)
  useRoom(tray)
  return (
    <section
      ref={tray}
      aria-label={t('compare.trayLabel')}
      className="noscript:hidden sticky bottom-0 z-sticky in-[body:has(main_form_:is(input:not([type=checkbox],[type=radio]),textarea):focus)]:static border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-floating print:hidden"
    >
      <div className="container-page flex items-center gap-x-3 py-2.5 sm:gap-x-5">
        <ul className="flex gap-2 sm:gap-3">
          {homes.map((id) => (
            <li key={id}>
              <Chosen
                card={cards?.find((card) => card.id === id)}
                isGone={gone.includes(id)}
                onRemove={(control) => {
                  restoreFocus(control, besides(control))
                  remove(id)
                }}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="min-w-0 flex-1 text-sm text-ink-muted max-sm:sr-only">
          {t('compare.trayCount', { count: homes.length })}
          {isComparable ? null : <span className="block">{t('compare.trayMore')}</span>}
        </p>
        <div className="flex items-center gap-1 max-sm:ms-auto sm:gap-3">
          <Button
            variant="quiet"
            size="sm"
            onClick={({ currentTarget }) => {
              restoreFocus(currentTarget)
              clear()
            }}
            className="max-sm:hidden"
          >
            {t('compare.trayClear')}
          </Button>
          {isComparable ? (
            <SiteLink
              href={href(routes.compare(homes))}
              className={buttonStyles({ className: 'max-sm:px-4' })}
            >
              {t('favourites.compare')}
            </SiteLink>
          ) : (
            <span className="text-end text-sm text-ink-muted sm:hidden">
              {t('compare.trayMore')}
            </span>
          )}
        </div>
      </div>
    </section>
  )
}

type ChosenProps = {
  /** Undefined while loading and if unavailable. */
  card: PropertyCard | undefined
  isGone: boolean
  onRemove: (control: HTMLElement) => void
}

/** Thumbnail that is also the remove button. */
function Chosen({ card, isGone, onRemove }: ChosenProps) {
  const { t } = useText()
  const title = card?.title ?? t(isGone ? 'compare.trayGone' : 'compare.trayUnknown')
  return (
    <button
      type="button"
      aria-label={t('compare.trayRemove', { title })}
      title={card?.title}
      onClick={({ currentTarget }) => onRemove(currentTarget)}
      className="group relative block size-11 rounded-md border-0 sm:h-14 sm:w-19"
    >
      <MediaFrame
        {...(card?.picture.url ? imageSources(card.picture.url, SMALL) : {})}
        alt=""
        sizes="5rem"
        ratio="fill"
        fallback={<Icon of={House} className="size-5!" />}
        className="rounded-md"
      />
      <span className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full border border-line bg-surface text-ink shadow-raised group-hover:bg-surface-muted">
        <Icon of={X} className="size-3" />
      </span>
    </button>
  )
}

/** Pixels, for dense displays. */
const SMALL = 160

/** Publishes the tray height for sticky elements and scroll padding. */
function useRoom(tray: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => {
      const height = `${tray.current?.offsetHeight ?? 0}px`
      style.setProperty('--tray', height)
      style.setProperty('scroll-padding-bottom', height)
    }
    const observer = new ResizeObserver(measure)
    if (tray.current) observer.observe(tray.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--tray')
      style.removeProperty('scroll-padding-bottom')
    }
  }, [tray])
}
