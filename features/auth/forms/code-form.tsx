import { CircleAlert } from 'lucide'
import { type FormEvent, useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OTP_DIGITS } from '@/domain/account/account-fields.ts'
import { CodeInput } from '@/features/shell/code-input.tsx'
import { FailedAccount, WaitTime } from '../failed-account.tsx'
import { clockTime } from '../use-countdown.ts'
import type { OtpLogin } from '../use-otp-login.ts'
import { AccountField } from './account-field.tsx'

export type CodeFormOptions = {
  /** State of what follows a correct code. */
  isGoingOn?: boolean
  failure?: unknown
  submitLabel?: string | undefined
  /** Label for the back button. */
  backLabel?: string | undefined
  /** Irreversible: the last digit does not submit. */
  isFinal?: boolean
}

type CodeFormProps = CodeFormOptions & { otp: OtpLogin }

/** One-time code form: enter, resend, change the address. */
export function CodeForm({ otp, isGoingOn = false, failure, ...options }: CodeFormProps) {
  const { t } = useText()
  const { submitLabel = t('auth.signIn.codeSubmit'), isFinal = false } = options
  const { backLabel = t(`auth.signIn.change.${otp.method}`) } = options
  const form = useRef<HTMLFormElement>(null)
  const input = () => form.current?.querySelector('input')
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever is refused is led back
  useEffect(() => input()?.focus(), [otp.reason])
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    otp.submitCode(input()?.value ?? '')
  }
  const failed = failure ?? otp.failure
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('auth.signIn.codeTitle')}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      <p className="wrap-anywhere text-ink-muted">
        <Sentence otp={otp} />
      </p>
      {otp.stage === 'spent' ? (
        <Spent otp={otp} />
      ) : (
        <>
          <AccountField label={t('auth.signIn.otp')} reason={otp.reason ?? undefined}>
            {(control) => (
              <CodeInput
                {...control}
                name="otp"
                onInput={({ currentTarget }) => {
                  otp.editCode()
                  const isComplete = currentTarget.value.length === OTP_DIGITS
                  if (isComplete && !isFinal && !otp.isBusy) submit()
                }}
              />
            )}
          </AccountField>
          <FailedAccount
            failure={failed}
            title={t(failure ? 'auth.signIn.failedTitle' : 'auth.signIn.codeFailed')}
          />
          <Button
            type="submit"
            size="lg"
            variant={isFinal ? 'danger' : 'primary'}
            busy={otp.isBusy || isGoingOn}
            className="w-full"
          >
            {submitLabel}
          </Button>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          size="sm"
          busy={otp.isSending && otp.stage === 'coding'}
          disabled={otp.left > 0 || otp.stage === 'spent'}
          onClick={otp.askAgain}
          className="figures -ms-3.5"
        >
          {otp.left > 0 && otp.stage === 'coding'
            ? t('auth.signIn.codeResendIn', { time: clockTime(otp.left) })
            : t('auth.signIn.codeResend')}
        </Button>
        <Button variant="quiet" size="sm" onClick={otp.changeAddress} className="-me-3.5">
          {backLabel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {otp.sent > 1 ? t('auth.signIn.codeAgain') : null}
      </p>
    </form>
  )
}

function Sentence({ otp }: { otp: OtpLogin }) {
  const { t } = useText()
  const [before, after] = t('auth.signIn.codeSent', { address: '\n' }).split('\n')
  return (
    <>
      {before}
      <bdi dir="ltr" className="font-medium text-ink">
        {otp.address}
      </bdi>
      {after}
    </>
  )
}

/** Replaces the field once the code is no longer valid. */
function Spent({ otp }: { otp: OtpLogin }) {
  const { t } = useText()
  return (
    <>
      <Banner
        role="alert"
        variant="warning"
        icon={<Icon of={CircleAlert} />}
        title={t(otp.isExpired ? 'auth.signIn.codeExpired' : 'auth.signIn.codeSpent')}
      >
        {otp.isLimited ? <p>{t('auth.signIn.codesLimited')}</p> : null}
        {otp.left > 0 ? <WaitTime seconds={otp.left} /> : null}
      </Banner>
      <FailedAccount failure={otp.failure} title={t('auth.signIn.codeNotSent')} />
      <Button
        size="lg"
        busy={otp.isSending}
        disabled={otp.left > 0}
        onClick={otp.askAgain}
        className="w-full"
      >
        {t('auth.signIn.codeNew')}
      </Button>
    </>
  )
}
