import { KeyRound } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { PasskeyFault } from '@/features/shell/forms/passkey-fault.tsx'
import type { AuthJourney } from '../use-auth-journey.ts'

export type PasskeyButtonProps = { journey: AuthJourney }

/** Sign-in by passkey. The code that talks to the browser loads on the press. */
export default function PasskeyButton({ journey }: PasskeyButtonProps) {
  const { t } = useText()
  return (
    <>
      <PasskeyFault failure={journey.passkeyFailure} title={t('auth.signIn.failedTitle')} />
      <Button
        variant="secondary"
        size="lg"
        busy={journey.isAskingPasskey}
        disabled={journey.isSigningIn}
        onClick={journey.signInByPasskey}
        className="w-full"
      >
        <Icon of={KeyRound} />
        {t('auth.signIn.byPasskey')}
      </Button>
    </>
  )
}
