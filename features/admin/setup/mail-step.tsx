import { failureText } from '@/client/text/failure-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { StepButtons } from './step-buttons.tsx'
import type { GuidedSetup } from './use-guided-setup.ts'

const VARIANTS = { sent: 'success', kept: 'warning', failed: 'danger' } as const

/** A mail to oneself. */
export function MailStep({ setup }: { setup: GuidedSetup }) {
  const { t } = useText()
  const { mailTest, failure, isBusy, testMail, complete } = setup
  return (
    <>
      <p className="mb-5 text-ink-muted">{t('admin.setup.mailText')}</p>
      <Button variant="secondary" busy={isBusy} onClick={testMail}>
        {t('admin.setup.mailTest')}
      </Button>
      {mailTest ? (
        <Banner role="status" variant={VARIANTS[mailTest.outcome]} className="mt-5">
          {t(`admin.setup.mailOutcome.${mailTest.outcome}`, { to: mailTest.to })}
          {mailTest.reason ? (
            <p className="mt-2 wrap-anywhere">
              <bdi>{mailTest.reason}</bdi>
            </p>
          ) : null}
        </Banner>
      ) : failure ? (
        <Banner role="alert" variant="danger" className="mt-5">
          {failureText(failure, t)}
        </Banner>
      ) : null}
      <StepButtons setup={setup} onContinue={complete} />
    </>
  )
}
