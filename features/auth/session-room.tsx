'use client'

import { CircleAlert } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { ForgotForm } from './forms/forgot-form.tsx'
import { OtherWays } from './forms/other-ways.tsx'
import { RegisterForm } from './forms/register-form.tsx'
import { SignInForm } from './forms/sign-in-form.tsx'
import type { SignInOffers } from './offers.ts'
import type { PageStep } from './step.ts'
import { StepLink } from './step-link.tsx'
import { useSessionSteps } from './use-session-steps.ts'

const loadPhone = () => import('./forms/phone-step.tsx')
const loadFactor = () => import('./forms/factor-step.tsx')
const loadVerify = () => import('./forms/verify-step.tsx')

export type SessionRoomProps = {
  start: PageStep
  offers: SignInOffers
  /** On a page rather than in a dialog: other steps are pages, too. */
  isPage: boolean
  next?: string
  onDone: () => void
}

/** All sign-in methods, step by step. */
export function SessionRoom({ start, offers, isPage, next, onDone }: SessionRoomProps) {
  const { t } = useText()
  const { asksFirst, byPost } = offers
  const { step, go, back, restart, proven, sent } = useSessionSteps({
    start,
    isPage,
    next,
    asksFirst,
  })
  const late = {
    fallback: (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={t('shell.loading')} />
      </div>
    ),
    onFailed: () => {
      back()
      showToast('error', t('shell.failure.network'))
    },
  }
  const ways = { next, onGo: isPage ? undefined : go }
  const others = { step: step.name, offers, isPage, onGo: go, onDone }
  if (step.name === 'factor') {
    const { challenge } = step
    const of = { challenge, onDone, onBack: back, onOver: restart }
    return <OnDemand load={loadFactor} of={of} {...late} />
  }
  if (step.name === 'verify') {
    const on = { onProven: () => proven(step), onDone, onGo: go, onBack: back, onSent: sent }
    const of = { step, byPost, ...on }
    return <OnDemand load={loadVerify} of={of} {...late} />
  }
  if (step.name === 'register') {
    return (
      <>
        <RegisterForm asksFirst={asksFirst} onGo={go} />
        <OtherWays {...others} />
        <Elsewhere question={t('auth.signIn.hasAccount')}>
          <StepLink to="sign-in" {...ways}>
            {t('auth.signIn.toSignIn')}
          </StepLink>
        </Elsewhere>
      </>
    )
  }
  if (step.name === 'forgot') {
    return (
      <>
        <ForgotForm {...{ byPost, asksFirst }} />
        <Elsewhere>
          <StepLink to="sign-in" {...ways}>
            {t('auth.signIn.toSignIn')}
          </StepLink>
        </Elsewhere>
      </>
    )
  }
  return (
    <>
      {step.notice ? (
        <Banner
          role="alert"
          variant="warning"
          icon={<Icon of={CircleAlert} />}
          title={t(
            step.notice === 'spent' ? 'auth.signIn.factorSpent' : 'auth.signIn.factorExpired',
          )}
          className="mb-5"
        />
      ) : null}
      {step.name === 'phone' ? (
        <OnDemand
          load={loadPhone}
          of={{ byPost, project: offers.phoneProject, onDone, onGo: go }}
          {...late}
        />
      ) : (
        <SignInForm {...{ asksFirst, next, isPage, onDone }} onGo={go} />
      )}
      <OtherWays {...others} />
      <Elsewhere question={t('auth.signIn.noAccount')}>
        <StepLink to="register" {...ways}>
          {t('auth.signIn.toRegister')}
        </StepLink>
      </Elsewhere>
    </>
  )
}

function Elsewhere({ question, children }: { question?: string; children: React.ReactNode }) {
  return (
    <p className="mt-6 border-t border-line pt-5 text-ink-muted">
      {question} {children}
    </p>
  )
}
