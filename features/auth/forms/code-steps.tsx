import { useText } from '@/client/text/text-context.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'
import { type OtpLogin, useCodeActor } from '../use-otp-login.ts'
import { CodeForm, type CodeFormOptions } from './code-form.tsx'
import { CodeNotSent } from './code-not-sent.tsx'

type CodeStepsProps = CodeFormOptions & {
  otp: OtpLogin
  /** Returns to the form before. */
  onBack: () => void
}

/** Code to a known address: it is sent, typed, sent again. */
export function CodeSteps({ otp, onBack, ...options }: CodeStepsProps) {
  const { t } = useText()
  if (otp.stage === 'entering') {
    return otp.isBusy ? (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={t('shell.loading')} />
      </div>
    ) : (
      <CodeNotSent otp={otp} onBack={onBack} backLabel={options.backLabel} />
    )
  }
  return <CodeForm {...options} otp={{ ...otp, changeAddress: onBack }} />
}

type CodeOfActorProps = Omit<CodeStepsProps, 'otp'> & { actor: OtpLoginActor }

/** The same for a code that another flow invokes. */
export function CodeOfActor({ actor, ...rest }: CodeOfActorProps) {
  return <CodeSteps {...rest} otp={useCodeActor(actor)} />
}
