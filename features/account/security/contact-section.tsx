import { BadgeCheck, CircleAlert } from 'lucide'
import { useRef, useState } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { isolatedLeftToRight } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { useEmailText } from '@/features/shell/contact/use-email-text.ts'
import { usePhoneContact } from '@/features/shell/contact/use-phone-contact.ts'
import type { ContactKind } from './use-contact-change.ts'

/** Email address and phone number; changes are verified by code. */
export function ContactSection({ person }: { person: User }) {
  const { t } = useText()
  const email = useEmailText(person.email ?? '')
  const pendingEmail = useEmailText(person.pending_email ?? '')
  const { text: mobile } = usePhoneContact(person.mobile ?? '')
  const { text: pendingMobile } = usePhoneContact(person.pending_mobile ?? '')
  return (
    <section aria-labelledby="contact" className="border-t border-line pt-8">
      <h2 id="contact" className="type-display text-xl text-ink">
        {t('account.profile.contact')}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t('account.profile.contactHint')}</p>
      <ul className="mt-3">
        <Way
          kind="email"
          person={person}
          value={email}
          isProven={person.email ? person.is_email_verified === 1 : null}
          pending={pendingEmail}
        />
        <Way
          kind="mobile"
          person={person}
          value={mobile}
          // Other providers do not report whether a number is verified.
          isProven={provenMobile(person)}
          pending={pendingMobile}
        />
      </ul>
    </section>
  )
}

function provenMobile({ mobile, is_mobile_verified }: User): boolean | null {
  return mobile && is_mobile_verified !== undefined ? is_mobile_verified === 1 : null
}

const loadDialog = () => import('./contact-dialog.tsx')

type WayProps = {
  kind: ContactKind
  person: User
  value: string
  isProven: boolean | null
  /** New value, not verified yet; '' for none. */
  pending: string
}

function Way({ kind, person, value, isProven, pending }: WayProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <li
      id={kind}
      className="flex scroll-mt-28 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 last:border-0"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h3 className="text-sm text-ink-muted">{t(`account.profile.${kind}`)}</h3>
        <p className="wrap-anywhere">
          {value ? <bdi dir="ltr">{value}</bdi> : t(`account.profile.no_${kind}`)}
        </p>
        {isProven === null ? null : (
          <p
            className={
              isProven
                ? 'mt-0.5 flex items-center gap-1.5 text-sm text-success-ink'
                : 'mt-0.5 flex items-center gap-1.5 text-sm text-warning-ink'
            }
          >
            <Icon of={isProven ? BadgeCheck : CircleAlert} className="size-4.5" />
            {t(isProven ? 'account.profile.proven' : 'account.profile.notProven')}
          </p>
        )}
        {pending ? (
          <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
            {t('account.profile.pending', { value: isolatedLeftToRight(pending) })}
          </p>
        ) : null}
      </div>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        aria-label={t(value ? `account.profile.change_${kind}` : `account.profile.add_${kind}`)}
        onClick={() => setOpen(true)}
      >
        {t(value ? 'account.profile.change' : 'account.profile.add')}
      </Button>
      {isOpen ? (
        <OnDemand
          load={loadDialog}
          of={{
            kind,
            person,
            isFirst: value === '',
            onClose: () => setOpen(false),
            onClosed: () => button.current?.focus(),
          }}
          onFailed={() => {
            setOpen(false)
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </li>
  )
}
