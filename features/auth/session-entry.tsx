'use client'

import { useRouter } from 'next/navigation'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import type { SignInOffers } from './offers.ts'
import { SessionSteps } from './session-room.tsx'
import type { PageStep } from './step.ts'
import { useAuthJourney } from './use-auth-journey.ts'

type SessionEntryProps = { start: PageStep; offers: SignInOffers; next: string | null }

/** Sign-in page; signed-in people get a link to continue. */
export function SessionEntry({ start, offers, next }: SessionEntryProps) {
  const { t } = useText()
  const href = useHref()
  const router = useRouter()
  const { status, user } = useSession()
  const goal = href(next ?? routes.home())
  // It outlives its forms, which go as soon as somebody is signed in.
  const journey = useAuthJourney({
    start,
    offers,
    isPage: true,
    next: next ?? undefined,
    onDone: () => router.replace(goal),
  })
  if (status === 'member') {
    const name = user.name || user.email || t('auth.session.nameless')
    return (
      <div role="status">
        <p className="mb-5 wrap-anywhere text-lg text-ink">
          {t('auth.signIn.alreadyTitle', { name })}
        </p>
        <SiteLink href={goal} className={buttonStyles({ size: 'lg', className: 'w-full' })}>
          {t('auth.signIn.goOn')}
        </SiteLink>
      </div>
    )
  }
  return <SessionSteps isPage journey={journey} offers={offers} next={next ?? undefined} />
}
