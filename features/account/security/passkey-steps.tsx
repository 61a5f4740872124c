import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { MAX_PASSKEY_NAME_LENGTH } from '@/domain/account/passkeys.ts'
import { StepTitle } from '@/features/second-factor/step-title.tsx'
import { PasskeyFault } from '@/features/shell/forms/passkey-fault.tsx'
import { ProofFields } from '@/features/shell/forms/proof-fields.tsx'
import type { PasskeySetup } from './use-passkey-setup.ts'

const PANEL = 'flex flex-col gap-5 rounded-lg bg-surface-muted p-5 sm:p-6'

type StepProps = { setup: PasskeySetup }

/** Name of a new passkey, which has one already, or another name. */
export function NameStep({ setup }: StepProps) {
  const { t } = useText()
  const { form } = useStepForm(setup.reasons.name, 'name', setup.submitName)
  return (
    <form {...form} aria-label={t('account.passkeys.rename')} className={PANEL}>
      <Field
        label={t('account.passkeys.nameTitle')}
        hint={t('account.passkeys.nameHint')}
        error={reasonText(setup.reasons.name, 'account.passkeys.', t)}
        className="sm:max-w-96"
      >
        {({ required: _, ...control }) => (
          <Input
            {...control}
            aria-required
            name="name"
            autoComplete="off"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            defaultValue={setup.name}
            onInput={() => setup.edit('name')}
          />
        )}
      </Field>
      <PasskeyFault failure={setup.failure} title={t('account.passkeys.failedTitle')} />
      <Actions setup={setup} cancel={t('account.passkeys.keepName')}>
        <Button type="submit" busy={setup.isBusy}>
          {t('account.passkeys.saveName')}
        </Button>
      </Actions>
    </form>
  )
}

/** Confirms the removal. */
export function RemovalStep({ setup }: StepProps) {
  const { t } = useText()
  return (
    <div className={PANEL}>
      <div>
        <StepTitle>{t('account.passkeys.removeTitle', { name: setup.name })}</StepTitle>
        <p className="mt-1 text-ink-muted">{t('account.passkeys.removeText')}</p>
      </div>
      <PasskeyFault failure={setup.failure} title={t('account.passkeys.failedTitle')} />
      <Actions setup={setup} cancel={t('account.passkeys.cancel')}>
        <Button variant="danger" busy={setup.isBusy} onClick={setup.confirmRemoval}>
          {t('account.passkeys.remove')}
        </Button>
      </Actions>
    </div>
  )
}

/** Asks for the password, or a new sign-in, if the sign-in is older than ten minutes. */
export function PasswordStep({ setup }: StepProps) {
  const { t } = useText()
  const { form } = useStepForm(setup.reasons.password, 'proof', setup.submitPassword)
  return (
    <form
      {...form}
      aria-label={t('account.passkeys.proveTitle')}
      onInput={() => setup.edit('password')}
      className={PANEL}
    >
      <div className="sm:max-w-96">
        <ProofFields proof={setup.proof} reason={setup.reasons.password} />
      </div>
      <Actions setup={setup} cancel={t('account.passkeys.cancel')}>
        {setup.proof === 'password' ? (
          <Button type="submit" busy={setup.isBusy}>
            {t('account.passkeys.continue')}
          </Button>
        ) : null}
      </Actions>
    </form>
  )
}

type ActionsProps = StepProps & { cancel: string; children: ReactNode }

function Actions({ setup, cancel, children }: ActionsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {children}
      <Button variant="secondary" disabled={setup.isBusy} onClick={setup.dismiss}>
        {cancel}
      </Button>
    </div>
  )
}

/** A form with one field, which takes the focus when it is refused. */
function useStepForm(reason: string | undefined, field: string, submit: (typed: string) => void) {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reason) ref.current?.querySelector('input')?.focus()
  }, [reason])
  return {
    form: {
      ref,
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get(field)
        submit(typeof typed === 'string' ? typed : '')
      },
    },
  }
}
