'use client'

import { useEffect, useRef, useState } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { hasPassword } from './has-password.ts'

/** Password of the signed-in person. */
export function PasswordSection() {
  const { user } = useSession()
  const isOffered = useOffered('accounts')
  if (!user || isOffered !== true) return null
  return <OwnPassword key={user.id} person={user} />
}

const loadForm = () => import('./password-form.tsx')

function OwnPassword({ person }: { person: User }) {
  const { t } = useText()
  const href = useHref()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isSet = hasPassword(person)
  const canSet = isSet || person.is_email_verified === 1
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => setOpen(false)
  return (
    <section aria-labelledby="password" className="max-w-text border-b border-line pb-8">
      <h2 id="password" className="type-display text-xl text-ink">
        {t('auth.password.title')}
      </h2>
      <p className="mt-2 text-ink-muted">
        {t(
          isSet
            ? 'auth.password.leadSet'
            : canSet
              ? 'auth.password.leadNone'
              : 'auth.password.leadNoAddress',
        )}
      </p>
      {canSet ? null : (
        <SiteLink
          href={`${href(routes.member('profile'))}#email`}
          className="mt-3 inline-block font-medium text-brand-ink underline underline-offset-4"
        >
          {t('auth.password.addAddress')}
        </SiteLink>
      )}
      {canSet && !isOpen ? (
        <Button ref={button} variant="secondary" className="mt-5" onClick={() => setOpen(true)}>
          {t(isSet ? 'auth.password.change' : 'auth.password.set')}
        </Button>
      ) : null}
      {isOpen ? (
        <OnDemand
          load={loadForm}
          of={{ person, onClose: close }}
          onFailed={() => {
            close()
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </section>
  )
}
