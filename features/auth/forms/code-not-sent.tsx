import { CircleAlert } from 'lucide'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedAccount, WaitTime } from '../failed-account.tsx'
import type { OtpLogin } from '../use-otp-login.ts'

type CodeNotSentProps = { otp: OtpLogin; onBack: () => void; backLabel?: string | undefined }

/** Shown if no code could be sent to a known address: the reason, and what to do next. */
export function CodeNotSent({ otp, onBack, backLabel }: CodeNotSentProps) {
  const { t } = useText()
  const { isLimited, reason, failure, left, address } = otp
  const title = t('auth.signIn.codeNotSent')
  return (
    <div className="flex flex-col gap-5">
      {isLimited || reason !== null ? (
        <Banner role="alert" variant="warning" icon={<Icon of={CircleAlert} />} title={title}>
          <p>
            {isLimited
              ? t('auth.signIn.codesLimited')
              : reasonText(reason ?? '', 'auth.signIn.', t)}
          </p>
          {left > 0 ? <WaitTime seconds={left} /> : null}
        </Banner>
      ) : (
        <FailedAccount failure={failure} title={title} />
      )}
      <Button
        size="lg"
        busy={otp.isBusy}
        disabled={left > 0}
        onClick={() => otp.submitAddress(address)}
        className="w-full"
      >
        {t('auth.signIn.codeNew')}
      </Button>
      <Button variant="quiet" size="sm" onClick={onBack} className="self-start -ms-3.5">
        {backLabel ?? t(`auth.signIn.change.${otp.method}`)}
      </Button>
    </div>
  )
}
