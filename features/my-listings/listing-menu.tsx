import {
  CalendarClock,
  CircleCheck,
  Copy,
  Ellipsis,
  Eye,
  EyeOff,
  type IconNode,
  KeyRound,
  Megaphone,
  RefreshCw,
  RotateCcw,
  Trash2,
} from 'lucide'
import { useId, useRef } from 'react'
import type { OwnerTransition } from '@/client/api/member/listing-transitions.ts'
import type { MyListing } from '@/client/api/member/my-listings.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MenuButton, MenuLink, Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import { ownPaths } from '@/domain/web/listing-routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { ListingActions } from './use-listing-actions.ts'
import { useViewingTimesAddress } from './use-viewing-times-address.ts'

/** Icons of the actions. */
export const transitionIcons: Record<OwnerTransition, IconNode> = {
  activate: Eye,
  deactivate: EyeOff,
  sell: CircleCheck,
  rent: KeyRound,
  offerAgain: RotateCcw,
  renew: RefreshCw,
  delete: Trash2,
  restore: RotateCcw,
}

type ListingMenuProps = { listing: MyListing; actions: ListingActions }

/** Menu of all actions except editing. */
export function ListingMenu({ listing, actions }: ListingMenuProps) {
  const { t } = useText()
  const href = useHref()
  const id = `${useId()}-menu`
  const menu = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const { card } = listing
  const transitions = actions.listTransitions(listing)
  const viewingTimes = useViewingTimesAddress(listing)
  const choose = (transition: OwnerTransition) => {
    menu.current?.hidePopover()
    // The action may remove the row from the list.
    if (trigger.current) restoreFocus(trigger.current, besides(trigger.current))
    actions.act(transition, listing)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        {...popoverTrigger(id)}
        aria-label={t('myListings.actions', { title: card.title })}
        className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'px-2.5' })}
      >
        <Icon of={Ellipsis} />
      </button>
      <Popover id={id} ref={menu} align="end">
        {transitions
          .filter((transition) => transition !== 'delete')
          .map((transition) => (
            <MenuButton key={transition} onClick={() => choose(transition)}>
              <Icon of={transitionIcons[transition]} />
              {t(`myListings.${transition}`)}
            </MenuButton>
          ))}
        {listing.mayFeature ? (
          <MenuButton
            onClick={() => {
              menu.current?.hidePopover()
              trigger.current?.focus()
              actions.feature(listing)
            }}
          >
            <Icon of={Megaphone} />
            {t('adverts.feature')}
          </MenuButton>
        ) : null}
        {viewingTimes ? (
          <MenuLink as={SiteLink} href={viewingTimes}>
            <Icon of={CalendarClock} />
            {t('myListings.viewingTimes')}
          </MenuLink>
        ) : null}
        <MenuLink as={SiteLink} href={href(ownPaths[listing.kind].add({ copy: card.id }))}>
          <Icon of={Copy} />
          {t('myListings.copy')}
        </MenuLink>
        {transitions.includes('delete') ? (
          <MenuButton
            onClick={() => choose('delete')}
            className="text-danger-ink! [&_svg]:text-danger-ink!"
          >
            <Icon of={transitionIcons.delete} />
            {t('myListings.delete')}
          </MenuButton>
        ) : null}
      </Popover>
    </>
  )
}
