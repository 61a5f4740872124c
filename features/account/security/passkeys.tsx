'use client'

import { useId } from 'react'
import { supportsPasskeys } from '@/client/integrations/passkey-support.ts'
import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { usePasskeys } from './use-passkeys.ts'

const loadSetup = () => import('./passkey-setup.tsx')

/** Passkeys of the member; renders nothing where there can be none. */
export function PasskeySection({ className }: { className?: string }) {
  const { t } = useText()
  const id = useId()
  const { passkeys, person, error, retry } = usePasskeys()
  if (!passkeys && error) {
    return <FailedList title={t('account.passkeys.errorTitle')} error={error} onRetry={retry} />
  }
  if (!passkeys || !person) return null
  if (passkeys.passkeys.length === 0 && !supportsPasskeys()) return null
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="type-display text-xl text-ink">
        {t('account.passkeys.title')}
      </h2>
      <p className="mt-1 text-ink-muted">{t('account.passkeys.lead')}</p>
      <OnDemand
        load={loadSetup}
        of={{ passkeys, person }}
        fallback={<LinesLoading words={t('account.passkeys.loading')} />}
        onFailed={() => showToast('error', t('shell.failure.network'))}
      />
    </section>
  )
}
