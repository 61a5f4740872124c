import {
  Bell,
  Heart,
  Inbox,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  ShieldCheck,
  UserRound,
} from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { MenuButton, MenuLink, Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import { emailForReading } from '@/domain/account/email-for-reading.ts'
import { may } from '@/domain/account/rights.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { type MemberPage, routes } from '@/domain/web/routes.ts'
import { useGate } from '@/features/gate/use-gate.ts'
import { usePhoneContact } from '@/features/shell/contact/use-phone-contact.ts'
import { useFavouritesCount } from '@/features/shell/header/use-favourites-count.ts'
import { useUnansweredLeads } from '@/features/shell/header/use-unanswered-leads.ts'
import { useUnreadCount } from '@/features/shell/header/use-unread-count.ts'
import { useUnreadMessages } from '@/features/shell/header/use-unread-messages.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { useSignOut } from './use-sign-out.ts'

const MENU = 'account-menu'

/** Most visited pages. */
const rows = [
  { page: 'dashboard', icon: LayoutDashboard },
  { page: 'favourites', icon: Heart },
  { page: 'chat', icon: MessagesSquare },
  { page: 'leads', icon: Inbox },
  { page: 'notifications', icon: Bell },
  { page: 'profile', icon: UserRound },
] as const

/** Avatar with menu for members; for visitors, opens the sign-in dialog. */
export function AccountHeader() {
  const { user } = useSession()
  const { t } = useText()
  const name = useName(user)
  if (!user) return <OverThePage />
  return (
    <div data-member className="grid place-items-center justify-self-end">
      <button
        type="button"
        {...popoverTrigger(MENU)}
        className="grid size-11 place-items-center rounded-full border-0 touch-target"
      >
        <span className="sr-only">{t('auth.session.account', { name })}</span>
        <Avatar name={name} src={user.profile || undefined} size="sm" className="size-9" />
      </button>
      <Popover id={MENU} align="end" className="w-72">
        <Who user={user} name={name} />
        <Rows />
      </Popover>
    </div>
  )
}

export function AccountSheet() {
  const { user } = useSession()
  const name = useName(user)
  if (!user) return null
  return (
    <div data-member>
      <Who user={user} name={name} />
      <Rows />
    </div>
  )
}

/** Favorites badge on the header's heart icon. */
export function AccountCount() {
  const { t, formats } = useText()
  const count = useFavouritesCount()
  if (count === 0) return null
  const [most, rest] = count > MAX_SEEN ? [MAX_SEEN, '+'] : [count, '']
  return (
    <span className="figures pointer-events-none absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-on-accent">
      <span aria-hidden>{formats.number(most) + rest}</span>
      <span className="sr-only">{t('favourites.linkCount', { count })}</span>
    </span>
  )
}

/** Larger numbers do not fit. */
const MAX_SEEN = 99

function useName(user: User | null): string {
  const { t } = useText()
  return user?.name || user?.email || t('auth.session.nameless')
}

function Who({ user, name }: { user: User; name: string }) {
  const phone = usePhoneContact(user.mobile ?? '').text
  const reached = user.email ? emailForReading(user.email) : phone
  return (
    <div className="mb-1.5 flex items-center gap-3 border-b border-line px-3 pt-1.5 pb-3">
      <Avatar name={name} src={user.profile || undefined} />
      <div className="min-w-0">
        <p dir="auto" className="truncate align-as-page font-medium text-ink">
          {name}
        </p>
        {reached && reached !== name ? (
          <p dir="ltr" className="truncate align-as-page text-sm text-ink-muted">
            {reached}
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Rows(): ReactNode {
  const { t, formats } = useText()
  const href = useHref()
  const { isBusy, signOut } = useSignOut()
  const { user } = useSession()
  const leads = useUnansweredLeads()
  const counts: Partial<Record<MemberPage, number>> = {
    favourites: useFavouritesCount(),
    chat: useUnreadMessages(),
    leads: leads.count,
    notifications: useUnreadCount(),
  }
  return (
    <>
      {rows.map(({ page, icon }) => {
        if (page === 'leads' && !leads.isOffered) return null
        const count = counts[page]
        return (
          <MenuLink key={page} as={SiteLink} href={href(routes.member(page))}>
            <Icon of={icon} />
            <span className="flex-1">{t(`auth.session.${page}`)}</span>
            {count ? (
              <Badge variant={page === 'favourites' ? undefined : 'accent'}>
                {formats.number(count)}
              </Badge>
            ) : null}
          </MenuLink>
        )
      })}
      {user && may(user, 'desk') ? (
        <MenuLink as={SiteLink} href={href(adminRoute())}>
          <Icon of={ShieldCheck} />
          <span className="flex-1">{t('auth.session.admin')}</span>
        </MenuLink>
      ) : null}
      <MenuButton onClick={signOut} aria-disabled={isBusy || undefined}>
        <Icon of={LogOut} className="mirrored" />
        {t('auth.session.signOut')}
      </MenuButton>
    </>
  )
}

/** Opens a dialog in place of the sign-in page that the server-rendered link leads to. */
function OverThePage() {
  const place = useRef<HTMLSpanElement>(null)
  const gate = useGate()
  const open = useEffectEvent(() => gate('member-page', () => {}))
  useEffect(() => {
    const corner = place.current?.parentElement
    const hear = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
      if (!(event.target instanceof Element) || !event.target.closest('a')) return
      event.preventDefault()
      event.stopPropagation()
      open()
    }
    // In the capture phase, before the router.
    corner?.addEventListener('click', hear, true)
    return () => corner?.removeEventListener('click', hear, true)
  }, [])
  return <span ref={place} hidden />
}
