'use client'

import { ArrowLeftRight, Check, Eye, EyeOff, Heart } from 'lucide'
import { type ReactNode, useEffect } from 'react'
import { deviceListsStore } from '@/client/state/device-lists-store.ts'
import { useIsOnDeviceList } from '@/client/state/use-device-lists.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { withListing } from '@/domain/listing/device-lists.ts'
import { type Named, useFavouriteChoices } from '@/features/listing-card/use-favourite-choices.ts'
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'

export type ListingButtonsProps = {
  listing: Named
  /** The operator asks for consent before storing data on the device. */
  asksFirst: boolean
}

/** Save, compare and hide buttons of a listing page; also records the visit. */
export function ListingButtons({ listing, asksFirst }: ListingButtonsProps) {
  const { t } = useText()
  const { id, title } = listing
  const isSaved = useIsOnDeviceList('favourites', id)
  const isCompared = useIsOnDeviceList('compared', id)
  const isHidden = useIsOnDeviceList('hidden', id)
  const { save, unsave, hide, show, compare } = useFavouriteChoices()

  useEffect(() => {
    // Recently viewed is optional: no notice if it cannot be stored.
    if (keepsComforts(asksFirst)) deviceListsStore.change((kept) => withListing(kept, 'recent', id))
  }, [id, asksFirst])

  return (
    <>
      <Choice
        label={t('favourites.saveHome', { title })}
        words={t(isSaved ? 'favourites.saved' : 'favourites.save')}
        isChosen={isSaved}
        onClick={() => (isSaved ? unsave(listing) : save(listing))}
      >
        <Icon of={Heart} className={isSaved ? 'fill-current text-accent-ink' : undefined} />
      </Choice>
      <Choice
        label={t('favourites.compareHome', { title })}
        words={t('favourites.compare')}
        isChosen={isCompared}
        onClick={() => compare({ type: isCompared ? 'removed' : 'added', property: id })}
      >
        <Icon
          of={isCompared ? Check : ArrowLeftRight}
          className={isCompared ? 'text-accent-ink' : undefined}
        />
      </Choice>
      <Choice
        label={t('favourites.hideHome', { title })}
        words={t(isHidden ? 'favourites.hidden' : 'favourites.hide')}
        isChosen={isHidden}
        onClick={() => (isHidden ? show([id]) : hide(listing))}
      >
        <Icon of={isHidden ? Eye : EyeOff} className={isHidden ? 'text-accent-ink' : undefined} />
      </Choice>
    </>
  )
}

type ChoiceProps = {
  /** Tooltip with the title of the home. */
  label: string
  words: string
  isChosen: boolean
  onClick: () => void
  children: ReactNode
}

function Choice({ label, words, isChosen, onClick, children }: ChoiceProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={isChosen}
      title={label}
      onClick={onClick}
      className="max-sm:w-9 max-sm:px-0"
    >
      {children}
      <span className="max-sm:sr-only">{words}</span>
    </Button>
  )
}
