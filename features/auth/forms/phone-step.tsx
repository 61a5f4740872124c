import { type FormEvent, useState } from 'react'
import { isolatedLeftToRight } from '@/client/text/isolated.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { accountMaxLengths } from '@/domain/account/account-fields.ts'
import {
  likelyCountry,
  type PhoneCountry,
  phoneCountries,
  readPhone,
  toPhoneCountry,
} from '@/domain/account/phone-number.ts'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'
import { FailedAccount, WaitTime } from '../failed-account.tsx'
import { type OtpLogin, useCodeActor } from '../use-otp-login.ts'
import { AccountField } from './account-field.tsx'
import { CodeForm } from './code-form.tsx'

export type PhoneStepProps = {
  actor: OtpLoginActor
  /** Firebase sends the codes. */
  isByGoogle: boolean
  siteCountry: string | undefined
}

/** Sign-in by SMS code. Loaded on demand: it contains the phone number rules of all countries. */
export default function PhoneStep({ actor, isByGoogle, siteCountry }: PhoneStepProps) {
  const { t } = useText()
  const otp = useCodeActor(actor)
  if (otp.stage !== 'entering') return <CodeForm otp={otp} />
  return (
    <NumberForm
      otp={otp}
      siteCountry={siteCountry ?? ''}
      hint={t(isByGoogle ? 'auth.signIn.phoneHintGoogle' : 'auth.signIn.phoneHint')}
    />
  )
}

type NumberFormProps = { otp: OtpLogin; siteCountry: string; hint: string }

function NumberForm({ otp, siteCountry, hint }: NumberFormProps) {
  const { t, language } = useText()
  const [fallback] = useState(() => toPhoneCountry(siteCountry, likelyCountry(navigator.languages)))
  const [countries] = useState(() => phoneCountries(language))
  const [country, setCountry] = useState<PhoneCountry>(fallback)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('mobile')
    const typed = field instanceof HTMLInputElement ? field.value : ''
    const read = readPhone(typed, country)
    if ('number' in read) return otp.submitAddress(read.number)
    otp.submitAddress(typed, read.fault)
    if (field instanceof HTMLInputElement) field.focus()
  }
  return (
    <form
      noValidate
      aria-label={t('auth.signIn.phoneTitle')}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <Field label={t('auth.signIn.country')}>
        {({ required: _, ...control }) => (
          <Select
            {...control}
            value={country}
            onChange={({ target }) => setCountry(toPhoneCountry(target.value, fallback))}
            options={countries.map(({ code, name, calling }) => ({
              value: code,
              label: `${name} (${isolatedLeftToRight(calling)})`,
            }))}
          />
        )}
      </Field>
      <AccountField label={t('auth.signIn.mobile')} hint={hint} reason={otp.reason ?? undefined}>
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue={otp.address}
            maxLength={accountMaxLengths.mobile}
            onInput={otp.editAddress}
            className="figures rtl:text-end"
          />
        )}
      </AccountField>
      <FailedAccount failure={otp.failure} title={t('auth.signIn.codeNotSent')} />
      <div aria-live="polite">
        {otp.isLimited ? <p>{t('auth.signIn.codesLimited')}</p> : null}
        {otp.left > 0 ? <WaitTime seconds={otp.left} /> : null}
      </div>
      <Button type="submit" size="lg" busy={otp.isBusy} disabled={otp.left > 0} className="w-full">
        {t('auth.signIn.phoneSubmit')}
      </Button>
    </form>
  )
}
