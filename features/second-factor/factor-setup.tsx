import { useEffect, useRef } from 'react'
import type { SecondFactor } from '@/client/api/member/second-factor.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { PasswordProof } from './password-proof.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'
import { StepTitle } from './step-title.tsx'
import { type FactorSetup as Setup, useSecondFactorSetup } from './use-second-factor-setup.ts'

export type FactorSetupProps = {
  factor: SecondFactor
  /** Called after the second factor is on and the recovery codes are saved. */
  onDone?: () => void
}

/** Setup of the second factor; each step replaces the previous one. */
export default function FactorSetup({ factor, onDone }: FactorSetupProps) {
  const { t } = useText()
  const place = useRef<HTMLDivElement>(null)
  const setup = useSecondFactorSetup((act) => {
    if (act === 'end') showToast('success', t('secondFactor.turnedOff'))
    if (act !== 'confirm') return
    showToast('success', t('secondFactor.turnedOn'))
    onDone?.()
  })
  const { stage } = setup
  const previous = useRef(stage)
  useEffect(() => {
    if (previous.current === stage) return
    previous.current = stage
    const next = place.current?.querySelector<HTMLElement>('input, [data-step], button')
    next?.focus()
  }, [stage])
  return (
    <div ref={place} className="mt-5">
      <Stage setup={setup} factor={factor} />
    </div>
  )
}

type StageProps = { setup: Setup; factor: SecondFactor }

function Stage({ setup, factor }: StageProps) {
  if (setup.stage === 'scanning' && setup.secret) {
    return <ScanStep setup={setup} secret={setup.secret} />
  }
  if (setup.stage === 'proving') return <PasswordProof setup={setup} />
  if (setup.stage === 'showingCodes') return <RecoveryCodes setup={setup} />
  if (setup.stage === 'confirming') return <Question setup={setup} factor={factor} />
  return <Resting setup={setup} factor={factor} />
}

function Resting({ setup, factor }: StageProps) {
  const { t } = useText()
  const { is_on, is_by_passkey, is_offered, recovery_codes_left: count } = factor
  return (
    <div className="flex flex-col gap-5">
      <FailedSend failure={setup.failure} title={t('secondFactor.failedTitle')} t={t} />
      {is_on || is_by_passkey ? (
        <>
          <p className={count > 2 ? 'text-ink-muted' : 'font-medium text-warning-ink'}>
            {t('secondFactor.codesLeft', { count })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={setup.askRenewal}>
              {t('secondFactor.renew')}
            </Button>
            {is_on ? (
              <Button variant="secondary" onClick={setup.askEnd}>
                {t('secondFactor.end')}
              </Button>
            ) : (
              <Button variant="secondary" busy={setup.isBusy} onClick={setup.begin}>
                {t('secondFactor.setUpApp')}
              </Button>
            )}
          </div>
        </>
      ) : null}
      {is_offered && !is_on && !is_by_passkey ? (
        <Button busy={setup.isBusy} onClick={setup.begin} className="self-start">
          {t('secondFactor.setUp')}
        </Button>
      ) : null}
    </div>
  )
}

/** Confirms an irreversible action. */
function Question({ setup, factor }: StageProps) {
  const { t } = useText()
  const isEnd = setup.act === 'end'
  const isRequired = factor.is_required === 1 && !factor.is_by_passkey
  return (
    <div className="flex flex-col gap-5 rounded-lg bg-surface-muted p-5 sm:p-6">
      <div>
        <StepTitle>{t(isEnd ? 'secondFactor.endTitle' : 'secondFactor.renewTitle')}</StepTitle>
        <p className="mt-1 text-ink-muted">
          {t(
            isEnd
              ? factor.is_by_passkey
                ? 'secondFactor.endBesidePasskeyText'
                : 'secondFactor.endText'
              : 'secondFactor.renewText',
          )}
          {isEnd && isRequired ? ` ${t('secondFactor.endRequiredText')}` : null}
        </p>
      </div>
      <FailedSend failure={setup.failure} title={t('secondFactor.failedTitle')} t={t} />
      <div className="flex flex-wrap gap-3">
        <Button variant={isEnd ? 'danger' : 'primary'} busy={setup.isBusy} onClick={setup.confirm}>
          {t(isEnd ? 'secondFactor.end' : 'secondFactor.renewDo')}
        </Button>
        <Button variant="secondary" disabled={setup.isBusy} onClick={setup.dismiss}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </div>
  )
}
