'use client'

import { useId } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useSecondFactorState } from './use-second-factor-state.ts'

const loadSetup = () => import('./factor-setup.tsx')

type SecondFactorProps = {
  className?: string
}

/** Two-step verification for current and former administrators; renders nothing for others. */
export function SecondFactor({ className }: SecondFactorProps) {
  const { t } = useText()
  const id = useId()
  const { factor, error, retry } = useSecondFactorState()
  if (!factor && error) {
    return <FailedList title={t('secondFactor.errorTitle')} error={error} onRetry={retry} />
  }
  if (!factor || !(factor.is_offered || factor.is_on)) return null
  const isOn = factor.is_on === 1 || factor.is_by_passkey === 1
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="flex flex-wrap items-center gap-3 type-display text-xl text-ink">
        {t('secondFactor.title')}
        <Badge variant={isOn ? 'success' : 'neutral'}>
          {t(isOn ? 'secondFactor.on' : 'secondFactor.off')}
        </Badge>
      </h2>
      <p className="mt-1 text-ink-muted">
        {t(factor.is_by_passkey ? 'secondFactor.passkeyLead' : 'secondFactor.lead')}
      </p>
      <FactorSetupPart of={{ factor }} />
    </section>
  )
}

type FactorSetupPartProps = {
  of: React.ComponentProps<Awaited<ReturnType<typeof loadSetup>>['default']>
}

/** Setup steps, loaded on demand. */
export function FactorSetupPart({ of }: FactorSetupPartProps) {
  const { t } = useText()
  return (
    <OnDemand
      load={loadSetup}
      of={of}
      fallback={
        <div className="grid min-h-24 place-items-center">
          <Spinner label={t('secondFactor.loading')} />
        </div>
      }
      onFailed={() => showToast('error', t('shell.failure.network'))}
    />
  )
}
