import { type FormEvent, useState } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import type { FactorSetup } from './use-second-factor-setup.ts'

/** Asks for the password if the sign-in is older than ten minutes. */
export function PasswordProof({ setup }: { setup: FactorSetup }) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!setup.isBusy) setup.submitPassword(typed)
  }
  return (
    <form
      noValidate
      aria-label={t('secondFactor.proveTitle')}
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-lg bg-surface-muted p-5 sm:p-6"
    >
      <Field
        label={t('secondFactor.password')}
        hint={t('secondFactor.passwordHint')}
        error={reasonText(setup.reason ?? undefined, 'secondFactor.', t)}
        className="sm:max-w-96"
      >
        {({ required: _, ...control }) => (
          <Input
            {...control}
            name="password"
            type="password"
            dir="ltr"
            autoComplete="current-password"
            maxLength={accountMaxLengths.password}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setup.editPassword()
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={setup.isBusy}>
          {t('secondFactor.continue')}
        </Button>
        <Button variant="secondary" disabled={setup.isBusy} onClick={setup.dismiss}>
          {t('secondFactor.cancel')}
        </Button>
      </div>
    </form>
  )
}
