import { Smartphone } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import type { SignInOffers } from '../offers.ts'
import type { AuthJourney } from '../use-auth-journey.ts'
import { usePasskeySupport } from '../use-passkey-support.ts'
import { GoogleMark } from './google-mark.tsx'

const loadGoogle = () => import('./google-button.tsx')
const loadPasskey = () => import('./passkey-button.tsx')

type OtherMethodsProps = {
  journey: AuthJourney
  offers: SignInOffers
  isPage: boolean
}

/** Alternative sign-in methods below the form. */
export function OtherMethods({ journey, offers, isPage }: OtherMethodsProps) {
  const { t } = useText()
  const { googleProject: project, byPhone, byPasskey } = offers
  const { step, choose, provenByGoogle } = journey
  const hasPasskeys = usePasskeySupport()
  const isPasskeyOffered = byPasskey && hasPasskeys && step === 'signIn'
  const isPhoneOffered = byPhone && step !== 'register'
  if (!project && !isPhoneOffered && !isPasskeyOffered) return null
  const isPhone = step === 'phone'
  const google = (
    <Button variant="secondary" size="lg" disabled className="w-full">
      <GoogleMark />
      {t('auth.signIn.byGoogle')}
    </Button>
  )
  return (
    <div className="noscript:hidden">
      <p className="my-4 flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.signIn.or')}
      </p>
      <div className="flex flex-col gap-3">
        {isPasskeyOffered ? (
          <OnDemand
            load={loadPasskey}
            of={{ journey }}
            fallback={
              <Button variant="secondary" size="lg" disabled className="w-full">
                {t('auth.signIn.byPasskey')}
              </Button>
            }
          />
        ) : null}
        {project ? (
          <OnDemand
            load={loadGoogle}
            of={{ project, isPage, onProven: provenByGoogle }}
            fallback={google}
          />
        ) : null}
        {isPhoneOffered ? (
          <Button
            variant="secondary"
            size="lg"
            onClick={() => choose(isPhone ? 'signIn' : 'phone')}
            className="w-full"
          >
            {isPhone ? null : <Icon of={Smartphone} />}
            {t(isPhone ? 'auth.signIn.byEmail' : 'auth.signIn.byPhone')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
