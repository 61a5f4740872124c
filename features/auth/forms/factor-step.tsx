import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { OTP_DIGITS } from '@/domain/account/account-fields.ts'
import { CodeInput } from '@/features/shell/code-input.tsx'
import type { SecondFactorActor } from '@/machines/second-factor/second-factor.machine.ts'
import { FailedAccount } from '../failed-account.tsx'
import { useSecondFactor } from '../use-second-factor.ts'
import { AccountField } from './account-field.tsx'

export type FactorStepProps = {
  actor: SecondFactorActor
  /** Returns to the start of the sign-in. */
  onBack: () => void
}

/** Second factor: a code of an authenticator app, or a recovery code. */
export default function FactorStep({ actor, onBack }: FactorStepProps) {
  const { t } = useText()
  const form = useRef<HTMLFormElement>(null)
  const factor = useSecondFactor(actor)
  const { method, reason, isBusy } = factor
  const isApp = method === 'app'
  const input = () => form.current?.querySelector('input')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is refused or changes the method is led to the field
  useEffect(() => input()?.focus(), [reason, method])
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isBusy) factor.submit(input()?.value ?? '')
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('auth.signIn.factorTitle')}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <div>
        <h2 className="font-semibold text-ink">{t('auth.signIn.factorTitle')}</h2>
        <p className="mt-1 text-ink-muted">
          {t(isApp ? 'auth.signIn.factorLead' : 'auth.signIn.factorRecoveryLead')}
        </p>
      </div>
      <AccountField
        key={method}
        label={t(isApp ? 'auth.signIn.factorCode' : 'auth.signIn.factorRecoveryCode')}
        reason={reason ?? undefined}
      >
        {(control) =>
          isApp ? (
            <CodeInput
              {...control}
              name="code"
              onInput={({ currentTarget }) => {
                factor.edit()
                if (currentTarget.value.length === OTP_DIGITS) submit()
              }}
            />
          ) : (
            <Input
              {...control}
              name="recovery-code"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              onInput={factor.edit}
              className="figures tracking-wider"
            />
          )
        }
      </AccountField>
      <FailedAccount failure={factor.failure} title={t('auth.signIn.codeFailed')} />
      <Button type="submit" size="lg" busy={isBusy} className="w-full">
        {t('auth.signIn.submit')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button variant="quiet" size="sm" onClick={factor.changeMethod} className="-ms-3.5">
          {t(isApp ? 'auth.signIn.factorUseRecovery' : 'auth.signIn.factorUseApp')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onBack} className="-me-3.5">
          {t('auth.signIn.factorBack')}
        </Button>
      </div>
      {isApp ? null : <p className="text-sm text-ink-muted">{t('auth.signIn.factorHelp')}</p>}
    </form>
  )
}
