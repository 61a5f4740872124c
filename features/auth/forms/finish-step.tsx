import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { FailedAccount } from '../failed-account.tsx'
import type { AuthJourney } from '../use-auth-journey.ts'

/** Signs in after a proof: a code, or Google. */
export default function FinishStep({ journey }: { journey: AuthJourney }) {
  const { t } = useText()
  if (journey.isSigningIn) {
    return (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={t('auth.signIn.finishing')} />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <FailedAccount failure={journey.failure} title={t('auth.signIn.failedTitle')} />
      <Button autoFocus size="lg" onClick={journey.retry} className="w-full">
        {t('auth.signIn.finishAgain')}
      </Button>
      <Button variant="quiet" size="sm" onClick={journey.back} className="self-start -ms-3.5">
        {t('auth.signIn.finishBack')}
      </Button>
    </div>
  )
}
