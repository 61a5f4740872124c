import { House } from 'lucide'
import { imageSources } from '@/client/api/cards/images.ts'
import type { Chat } from '@/client/api/member/chat.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { routes } from '@/domain/web/routes.ts'
import { ListingPrice } from '@/features/listing-card/listing-price.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { ChatListing } from './use-chat-listing.ts'

type ChatListingCardProps = {
  listing: ChatListing
  /** Null while it has not begun. */
  chat: Chat | null
}

/** The property that people talk about, with price and status as of now. */
export function ChatListingCard({ listing: { offered, isGone }, chat }: ChatListingCardProps) {
  const { t } = useText()
  const href = useHref()
  const card = offered?.card
  const title = card?.title || chat?.title || (isGone ? t('chat.listingGone') : '')
  const picture = card?.picture.url || chat?.listingPicture || ''
  return (
    <div className="positioned flex min-h-18 items-center gap-3 border-b border-line bg-surface-muted px-3 py-2">
      {picture ? (
        <img
          {...imageSources(picture, THUMBNAIL)}
          alt=""
          width={72}
          height={54}
          sizes="72px"
          className="h-13.5 w-18 shrink-0 rounded-sm object-cover"
        />
      ) : (
        <span className="grid h-13.5 w-18 shrink-0 place-items-center rounded-sm bg-surface text-ink-muted">
          <Icon of={House} className="size-6" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p dir="auto" className="truncate align-as-page text-sm font-medium text-ink">
          {card ? (
            <SiteLink
              href={href(routes.property(card.slug))}
              className={linkStyles({ variant: 'stretched' })}
            >
              {title}
            </SiteLink>
          ) : (
            title
          )}
        </p>
        {card ? (
          <div className="flex flex-wrap items-baseline gap-x-3">
            <ListingPrice price={card.price} rentPeriod={card.rentPeriod} />
            <Badge variant={card.type === 'sell' || card.type === 'rent' ? 'neutral' : 'warning'}>
              {t(`listingCard.${card.type}`)}
            </Badge>
          </div>
        ) : isGone && chat?.title ? (
          <p className="text-sm text-ink-muted">{t('chat.notListed')}</p>
        ) : null}
      </div>
    </div>
  )
}

/** Width in pixels of the thumbnail file, sharp on dense displays. */
const THUMBNAIL = 160
