'use client'

import { CircleAlert } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { ForgotForm } from './forms/forgot-form.tsx'
import { OtherMethods } from './forms/other-methods.tsx'
import { RegisterForm } from './forms/register-form.tsx'
import { SignInForm } from './forms/sign-in-form.tsx'
import type { SignInOffers } from './offers.ts'
import type { PageStep } from './step.ts'
import { StepLink } from './step-link.tsx'
import { type AuthJourney, useAuthJourney } from './use-auth-journey.ts'

const loadPhone = () => import('./forms/phone-step.tsx')
const loadFactor = () => import('./forms/factor-step.tsx')
const loadVerify = () => import('./forms/verify-step.tsx')
const loadFinish = () => import('./forms/finish-step.tsx')

export type SessionRoomProps = {
  start: PageStep
  offers: SignInOffers
  /** On a page rather than in a dialog: other steps are pages, too. */
  isPage: boolean
  next?: string
  onDone: () => void
}

/** All sign-in methods, step by step. */
export function SessionRoom(props: SessionRoomProps) {
  return <SessionSteps {...props} journey={useAuthJourney(props)} />
}

type SessionStepsProps = Pick<SessionRoomProps, 'offers' | 'isPage' | 'next'> & {
  journey: AuthJourney
}

export function SessionSteps({ journey, offers, isPage, next }: SessionStepsProps) {
  const { t } = useText()
  const { step, code, factor, notice, back } = journey
  const late = {
    fallback: <Waiting />,
    onFailed: () => {
      back()
      showToast('error', t('shell.failure.network'))
    },
  }
  if (step === 'finish')
    return <OnDemand key="finish" load={loadFinish} of={{ journey }} {...late} />
  if (step === 'factor') {
    return factor ? (
      <OnDemand key="factor" load={loadFactor} of={{ actor: factor, onBack: back }} {...late} />
    ) : null
  }
  if (step === 'verify') {
    const of = { onBack: back, onSent: journey.codeSent }
    return code ? (
      <OnDemand key="verify" load={loadVerify} of={{ actor: code, ...of }} {...late} />
    ) : null
  }
  return (
    <>
      {notice ? (
        <Banner
          role="alert"
          variant="warning"
          icon={<Icon of={CircleAlert} />}
          title={t(notice === 'spent' ? 'auth.signIn.factorSpent' : 'auth.signIn.factorExpired')}
          className="mb-5"
        />
      ) : null}
      {step === 'register' ? (
        <RegisterForm
          asksFirst={offers.asksFirst}
          phoneCountry={offers.phoneCountry}
          onCreated={journey.created}
        />
      ) : step === 'forgot' ? (
        <ForgotForm byPost={offers.byPost} asksFirst={offers.asksFirst} />
      ) : step === 'phone' && code ? (
        <OnDemand
          load={loadPhone}
          of={{
            actor: code,
            isByGoogle: offers.phoneProject !== undefined,
            siteCountry: offers.phoneCountry,
          }}
          {...late}
        />
      ) : (
        <SignInForm next={next} isPage={isPage} journey={journey} asksFirst={offers.asksFirst} />
      )}
      {step === 'forgot' ? null : (
        <OtherMethods journey={journey} offers={offers} isPage={isPage} />
      )}
      <Elsewhere journey={journey} isPage={isPage} next={next} />
    </>
  )
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="grid min-h-40 place-items-center">
      <Spinner label={t('shell.loading')} />
    </div>
  )
}

/** Link to the page or step for people with, or without, an account. */
function Elsewhere({ journey, isPage, next }: Omit<SessionStepsProps, 'offers'>) {
  const { t } = useText()
  const { step, choose } = journey
  const leadsBack = step === 'register' || step === 'forgot'
  return (
    <p className="mt-6 border-t border-line pt-5 text-ink-muted">
      {step === 'register' ? t('auth.signIn.hasAccount') : null}
      {leadsBack ? null : t('auth.signIn.noAccount')}{' '}
      <StepLink
        to={leadsBack ? 'sign-in' : 'register'}
        next={next}
        onGo={isPage ? undefined : () => choose(leadsBack ? 'signIn' : 'register')}
      >
        {t(leadsBack ? 'auth.signIn.toSignIn' : 'auth.signIn.toRegister')}
      </StepLink>
    </p>
  )
}
