'use client'

import {
  BadgeCheck,
  Ban,
  Bell,
  BellRing,
  Building2,
  CalendarClock,
  Heart,
  House,
  type IconNode,
  Inbox,
  LayoutDashboard,
  Megaphone,
  MessageCircleQuestionMark,
  MessagesSquare,
  MonitorSmartphone,
  Package,
  ReceiptText,
  Search,
  SlidersHorizontal,
  UserRound,
  UserRoundX,
} from 'lucide'
import { usePathname } from 'next/navigation'
import { useRef } from 'react'
import { useOffered } from '@/client/api/use-offered.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { type MemberPage, memberPages, routes } from '@/domain/web/routes.ts'
import { useCurrentInRow } from '@/features/shell/header/use-current-in-row.ts'
import { useFavouritesCount } from '@/features/shell/header/use-favourites-count.ts'
import { useUnansweredLeads } from '@/features/shell/header/use-unanswered-leads.ts'
import { useUnreadCount } from '@/features/shell/header/use-unread-count.ts'
import { useUnreadMessages } from '@/features/shell/header/use-unread-messages.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'

/** Navigation of the member area: a sidebar on wide windows, otherwise a scrolling row. */
export function MemberNavigation() {
  const { t } = useText()
  const href = useHref()
  const path = usePathname()
  const list = useRef<HTMLUListElement>(null)
  const saved = useFavouritesCount()
  const unread = useUnreadCount()
  const messages = useUnreadMessages()
  const leads = useUnansweredLeads()
  const isOffered: Partial<Record<MemberPage, boolean>> = {
    viewings: useOffered('viewings') !== false,
    'saved-searches': useOffered('member-searches') !== false,
    'notification-settings': useOffered('push') !== false,
  }
  const pages = memberPages.filter(
    (page) => isOffered[page] ?? (leads.isOffered || !OF_INQUIRIES.has(page)),
  )
  const counts: Partial<Record<MemberPage, Count>> = {
    favourites: { count: saved, words: t('account.pages.savedCount') },
    chat: { count: messages, words: t('account.pages.unreadCount') },
    leads: { count: leads.count, words: t('account.pages.unansweredCount') },
    notifications: { count: unread, words: t('account.pages.unreadCount') },
  }
  useCurrentInRow(list, `${path} ${saved} ${unread} ${messages} ${leads.count}`)
  return (
    <nav aria-label={t('account.pages.navigation')} className="min-w-0 print:hidden">
      <ul
        ref={list}
        className="relative -mx-gutter mb-7 flex gap-2 overflow-x-auto px-gutter py-1 [scrollbar-width:none] lg:sticky lg:top-26 lg:mx-0 lg:mb-0 lg:flex-col lg:gap-1 lg:overflow-visible lg:px-0 lg:py-0"
      >
        {pages.map((page) => {
          const address = href(routes.member(page))
          return (
            <li key={page} className={page === 'profile' ? GROUP : undefined}>
              <SiteLink
                href={address}
                aria-current={path === address ? 'page' : undefined}
                className={LINK}
              >
                <Icon of={icons[page]} className="size-5 shrink-0" />
                {t(`account.pages.${page}`)}
                <Counted of={counts[page]} />
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const OF_INQUIRIES: ReadonlySet<MemberPage> = new Set(['leads', 'inquiries'])

type Count = { count: number; words: string }

function Counted({ of }: { of: Count | undefined }) {
  const { formats } = useText()
  if (!of?.count) return null
  return (
    <span className="figures ms-auto rounded-full bg-accent-soft px-2 text-sm text-accent-ink">
      {formats.number(of.count)}
      <span className="sr-only"> {of.words}</span>
    </span>
  )
}

/** Separates settings from content. */
const GROUP = 'lg:mt-3 lg:border-t lg:border-line lg:pt-4'

const LINK =
  'flex min-h-11 items-center gap-3 whitespace-nowrap rounded-full border border-line px-4 text-ink no-underline transition-colors duration-fast hover:bg-surface-muted aria-[current=page]:border-brand-ink aria-[current=page]:bg-brand-soft aria-[current=page]:font-medium aria-[current=page]:text-brand-ink lg:whitespace-normal lg:rounded-md lg:border-transparent lg:text-ink-muted lg:hover:text-ink lg:aria-[current=page]:border-transparent'

const icons: Record<MemberPage, IconNode> = {
  dashboard: LayoutDashboard,
  properties: House,
  projects: Building2,
  advertisement: Megaphone,
  verification: BadgeCheck,
  favourites: Heart,
  'saved-searches': Search,
  chat: MessagesSquare,
  leads: Inbox,
  inquiries: MessageCircleQuestionMark,
  viewings: CalendarClock,
  notifications: Bell,
  'personalize-feed': SlidersHorizontal,
  subscription: Package,
  transactions: ReceiptText,
  profile: UserRound,
  devices: MonitorSmartphone,
  'notification-settings': BellRing,
  blocked: Ban,
  'delete-account': UserRoundX,
}
