'use client'

import { clsx } from 'clsx'
import { ArrowLeftRight, Check, Eye, EyeOff, Heart } from 'lucide'
import type { PropertyCard } from '@/client/api/cards/property-card.ts'
import { useDeviceList, useIsOnDeviceList } from '@/client/state/use-device-lists.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import {
  focusAfterHiding,
  focusAfterShowing,
  focusAfterTaking,
  leaveOutHidden,
} from './hidden-listings.ts'
import { type Named, useFavouriteChoices } from './use-favourite-choices.ts'

leaveOutHidden()

type CardActionsProps = { card: Named; isRow: boolean }

/**
 * Save, compare and hide buttons over the picture, after the card's link in tab order. With a
 * mouse, unpressed ones show on hover or focus only.
 */
export function CardActions({ card, isRow }: CardActionsProps) {
  const { t } = useText()
  const isSaved = useIsOnDeviceList('favourites', card.id)
  const isCompared = useIsOnDeviceList('compared', card.id)
  const isHidden = useIsOnDeviceList('hidden', card.id)
  const { save, unsave, hide, show, compare } = useFavouriteChoices()
  const { id, title } = card
  return (
    <div className={clsx(ACTIONS, isRow ? IN_ROW : 'inset-x-0')}>
      <IconButton
        variant="photo"
        size="sm"
        label={t('favourites.saveHome', { title })}
        aria-pressed={isSaved}
        onClick={({ currentTarget }) => {
          if (!isSaved) return save(card)
          focusAfterTaking(currentTarget)
          unsave(card)
        }}
      >
        <Icon of={Heart} />
      </IconButton>
      <IconButton
        variant="photo"
        size="sm"
        label={t('favourites.compareHome', { title })}
        aria-pressed={isCompared}
        onClick={() => compare({ type: isCompared ? 'removed' : 'added', property: id })}
        className={clsx('[&_svg]:fill-none!', isCompared || QUIET)}
      >
        <Icon of={isCompared ? Check : ArrowLeftRight} />
      </IconButton>
      <IconButton
        variant="photo"
        size="sm"
        label={t('favourites.hideHome', { title })}
        aria-pressed={isHidden}
        onClick={({ currentTarget }) => {
          if (isHidden) {
            focusAfterTaking(currentTarget)
            return show([id])
          }
          focusAfterHiding(currentTarget)
          hide(card)
        }}
        className={clsx('[&_svg]:fill-none!', isRow && 'max-sm:hidden', isHidden || QUIET)}
      >
        <Icon of={isHidden ? Eye : EyeOff} />
      </IconButton>
    </div>
  )
}

/** As large as the picture; `pointer-events-none` keeps its link clickable between the buttons. */
const ACTIONS =
  'pointer-events-none absolute top-0 flex aspect-4/3 flex-row-reverse items-end gap-2 p-2.5 *:pointer-events-auto print:hidden'
/** Small pictures have no room for the buttons, so they are below. */
const IN_ROW =
  'start-0 w-1/3 max-w-72 max-sm:translate-y-full max-sm:items-start max-sm:justify-end max-sm:p-0 max-sm:pt-2'
const QUIET =
  'pointer-fine:opacity-0 transition-[opacity,color,background-color] group-focus-within/card:opacity-100 group-hover/card:opacity-100'

type CardsProps = { cards: readonly PropertyCard[] }

/** Inline count of hidden listings. */
export function HiddenCount({ cards }: CardsProps) {
  const { t } = useText()
  const ids = useHidden(cards)
  const { show } = useFavouriteChoices()
  if (ids.length === 0) return null
  return (
    <p className="figures flex flex-wrap gap-x-2 text-sm text-ink-muted print:hidden">
      <span>{t('favourites.hiddenCount', { count: ids.length })}</span>
      <button
        type="button"
        className={linkStyles()}
        onClick={({ currentTarget }) => {
          focusAfterShowing(currentTarget, ids)
          show(ids)
        }}
      >
        {t('favourites.showAgain')}
      </button>
    </p>
  )
}

/** Banner with the number of hidden listings. */
export function HiddenLine({ cards }: CardsProps) {
  const { t } = useText()
  const ids = useHidden(cards)
  const { show } = useFavouriteChoices()
  if (ids.length === 0) return null
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface-muted px-4 py-3 text-sm text-ink-muted">
      <Icon of={EyeOff} className="size-4.5 shrink-0" />
      <p role="status" className="min-w-0 flex-1 basis-56">
        {t('favourites.hiddenLine', { count: ids.length })}
      </p>
      <Button
        size="sm"
        variant="secondary"
        onClick={({ currentTarget }) => {
          focusAfterShowing(currentTarget, ids)
          show(ids)
        }}
      >
        {t('favourites.showAgain')}
      </Button>
    </div>
  )
}

function useHidden(cards: readonly PropertyCard[]): number[] {
  const hidden = useDeviceList('hidden')
  return cards.flatMap(({ id }) => (hidden?.includes(id) ? id : []))
}
