import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { OTP_DIGITS } from '@/domain/account/account-fields.ts'
import { CodeInput } from '@/features/shell/code-input.tsx'
import { PasskeyFault } from '@/features/shell/forms/passkey-fault.tsx'
import type { SecondFactorActor } from '@/machines/second-factor/second-factor.machine.ts'
import { FailedAccount } from '../failed-account.tsx'
import { type FactorStepState, useSecondFactor } from '../use-second-factor.ts'
import { AccountField } from './account-field.tsx'

export type FactorStepProps = {
  actor: SecondFactorActor
  /** Returns to the start of the sign-in. */
  onBack: () => void
}

const leads = {
  passkey: 'auth.signIn.factorPasskeyLead',
  app: 'auth.signIn.factorLead',
  recovery: 'auth.signIn.factorRecoveryLead',
} as const

const switches = {
  passkey: 'auth.signIn.factorUsePasskey',
  app: 'auth.signIn.factorUseApp',
  recovery: 'auth.signIn.factorUseRecovery',
} as const

/** Second factor: a passkey, a code of an authenticator app, or a recovery code. */
export default function FactorStep({ actor, onBack }: FactorStepProps) {
  const { t } = useText()
  const form = useRef<HTMLFormElement>(null)
  const factor = useSecondFactor(actor)
  const { method, reason, failure, isBusy } = factor
  const isPasskey = method === 'passkey'
  const input = () => form.current?.querySelector('input')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is refused or changes the method is led to the field
  useEffect(() => {
    const first = input() ?? form.current?.querySelector<HTMLElement>('[type=submit]')
    first?.focus()
  }, [reason, method])
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy) return
    if (isPasskey) factor.askPasskey()
    else factor.submit(input()?.value ?? '')
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
        <p className="mt-1 text-ink-muted">{t(leads[method])}</p>
      </div>
      {isPasskey ? null : <CodeField factor={factor} method={method} onComplete={submit} />}
      {isPasskey ? (
        <PasskeyFault failure={failure} title={t('auth.signIn.failedTitle')} />
      ) : (
        <FailedAccount failure={failure} title={t('auth.signIn.codeFailed')} />
      )}
      <Button type="submit" size="lg" busy={isBusy} className="w-full">
        {t(isPasskey ? 'auth.signIn.factorUsePasskey' : 'auth.signIn.submit')}
      </Button>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {factor.others.map((other) => (
          <Button
            key={other}
            variant="quiet"
            size="sm"
            disabled={isBusy}
            onClick={() => factor.changeMethod(other)}
            className="-ms-3.5"
          >
            {t(switches[other])}
          </Button>
        ))}
        <Button variant="quiet" size="sm" onClick={onBack} className="-me-3.5">
          {t('auth.signIn.factorBack')}
        </Button>
      </div>
      {method === 'recovery' ? (
        <p className="text-sm text-ink-muted">{t('auth.signIn.factorHelp')}</p>
      ) : null}
    </form>
  )
}

type CodeFieldProps = {
  factor: FactorStepState
  method: 'app' | 'recovery'
  onComplete: () => void
}

function CodeField({ factor, method, onComplete }: CodeFieldProps) {
  const { t } = useText()
  const isApp = method === 'app'
  return (
    <AccountField
      key={method}
      label={t(isApp ? 'auth.signIn.factorCode' : 'auth.signIn.factorRecoveryCode')}
      reason={factor.reason ?? undefined}
    >
      {(control) =>
        isApp ? (
          <CodeInput
            {...control}
            name="code"
            onInput={({ currentTarget }) => {
              factor.edit()
              if (currentTarget.value.length === OTP_DIGITS) onComplete()
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
  )
}
