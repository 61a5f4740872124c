'use client'

import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { inquiryRoutes } from '@/domain/web/inquiry-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { InquiryConversation, InquiryGone } from './inquiry-conversation.tsx'

const loadAdoption = () => import('./adopt-banner.tsx')

type InquiryPageProps = {
  /** From the mailed link; '' if cut off. */
  token: string
  asksFirst: boolean
}

/** Target of mailed links: an inquiry for its sender, without account. */
export function InquiryPage({ token, asksFirst }: InquiryPageProps) {
  const { t } = useText()
  const href = useHref()
  const { status } = useSession()
  return (
    <div className="container-page max-w-180 py-8 sm:py-12">
      <h1 className="mb-6 type-display text-display text-ink">{t('inquiries.page.title')}</h1>
      {token === '' ? (
        <InquiryGone />
      ) : (
        <>
          {status === 'member' ? <OnDemand load={loadAdoption} of={{ className: 'mb-6' }} /> : null}
          <InquiryConversation name={{ token }} asksFirst={asksFirst} />
          {status === 'visitor' ? (
            <p className="mt-8 border-t border-line pt-6 text-sm text-ink-muted">
              {t('inquiries.page.account')}{' '}
              <SiteLink href={href(routes.register(inquiryRoutes.sent()))} className={linkStyles()}>
                {t('inquiries.page.register')}
              </SiteLink>
            </p>
          ) : null}
        </>
      )}
    </div>
  )
}
