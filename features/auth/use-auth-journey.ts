import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { authJourney } from '@/client/flows/auth-journey.ts'
import { dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'
import type { AuthJourneyActor } from '@/machines/auth/auth-journey.machine.ts'
import type { AuthNotice, AuthStep, CodeAges, Reasons } from '@/machines/auth/auth-journey.types.ts'
import type { Credentials, PasswordCredentials } from '@/machines/auth/credentials.types.ts'
import type { OtpLoginActor } from '@/machines/auth/otp-login.machine.ts'
import { CODE_SECONDS } from '@/machines/auth/otp-login.types.ts'
import type { SecondFactorActor } from '@/machines/second-factor/second-factor.machine.ts'
import type { SignInOffers } from './offers.ts'
import { type PageStep, stepAddress } from './step.ts'

export type AuthJourney = {
  step: AuthStep | 'verify' | 'finish' | 'factor'
  /** Why the sign-in starts over. */
  notice: AuthNotice | null
  /** Why the person could not be signed in. */
  failure: unknown
  /** Errors by field of the password form. */
  reasons: Reasons
  /** Rejected attempts so far. */
  refusals: number
  isSigningIn: boolean
  /** The browser asks for a passkey. */
  isAskingPasskey: boolean
  passkeyFailure: unknown
  /** Code to the phone number or address; only in its steps. */
  code: OtpLoginActor | undefined
  factor: SecondFactorActor | undefined
  choose: (step: AuthStep) => void
  back: () => void
  retry: () => void
  /** Submits the password form, unless there are faults. */
  signIn: (credentials: PasswordCredentials, faults: Reasons) => void
  edit: (field: string) => void
  signInByPasskey: () => void
  created: (credentials: PasswordCredentials) => void
  provenByGoogle: (credentials: Credentials) => void
  /** A code was sent; a new one begins its lifetime. */
  codeSent: (isNew: boolean) => void
}

type JourneyOptions = {
  start: PageStep
  offers: Pick<SignInOffers, 'asksFirst' | 'byPost' | 'phoneProject'>
  isPage: boolean
  next?: string | undefined
  onDone: () => void
}

/**
 * Signs in or up. On a page, a reload returns to the code of the address being verified, in this tab
 * and while the code is valid; passwords and codes are never stored.
 */
export function useAuthJourney(options: JourneyOptions): AuthJourney {
  const { start, offers, onDone } = options
  const queries = useQueryClient()
  const client = useApiClient()
  const { language } = useText()
  const [machine] = useState(() => authJourney({ queries, client }, { language, ...offers }))
  const actor = useActorRef(machine, {
    input: { start: start === 'sign-in' ? 'signIn' : start },
  })
  const state = useSelector(actor, (now) => now)
  const { codeSent } = useStoredVerification(actor, options)
  const isDone = state.status === 'done'
  const follow = useEffectEvent(onDone)
  useEffect(() => {
    if (!isDone) return
    // The form is gone before it could do so.
    dropDraft('sign-in')
    follow()
  }, [isDone])
  const { notice, failure, passkeyFailure, reasons, refusals } = state.context
  const isAskingPasskey = state.matches({ open: { signIn: 'askingPasskey' } })
  const { phoneCode, emailCode, factor } = state.children
  return {
    step: toStep(state),
    notice,
    failure,
    reasons,
    refusals,
    isSigningIn:
      !state.matches({ finishing: 'failed' }) &&
      !state.matches({ open: { signIn: 'form' } }) &&
      !isAskingPasskey,
    isAskingPasskey,
    passkeyFailure,
    code: phoneCode ?? emailCode,
    factor,
    codeSent,
    choose: (step) => actor.send({ type: 'step.selected', step }),
    back: () => actor.send({ type: 'step.left' }),
    retry: () => actor.send({ type: 'signIn.retried' }),
    signIn: (credentials, faults) =>
      actor.send({ type: 'credentials.submitted', credentials, faults }),
    edit: (field) => actor.send({ type: 'field.edited', field }),
    signInByPasskey: () => actor.send({ type: 'passkey.requested' }),
    created: (credentials) => actor.send({ type: 'account.created', credentials }),
    provenByGoogle: (credentials) => actor.send({ type: 'identity.proven', credentials }),
  }
}

function toStep(state: ReturnType<AuthJourneyActor['getSnapshot']>): AuthJourney['step'] {
  if (state.matches('verifying')) return 'verify'
  if (state.matches('factor')) return 'factor'
  if (state.matches('finishing') || state.matches('signedIn')) return 'finish'
  if (state.matches({ open: 'phone' })) return 'phone'
  if (state.matches({ open: 'register' })) return 'register'
  return state.matches({ open: 'forgot' }) ? 'forgot' : 'signIn'
}

/** Keeps the address that is being verified for a reload. */
function useStoredVerification(
  actor: AuthJourneyActor,
  { start, offers: { asksFirst }, isPage, next }: JourneyOptions,
) {
  const { t } = useText()
  const href = useHref()
  const router = useRouter()
  const resume = useEffectEvent(() => {
    const kept = isPage ? storedVerification(start) : null
    if (kept) actor.send({ type: 'verification.resumed', ...kept })
  })
  const begin = useEffectEvent((email: string) => {
    if (isPage && keepsComforts(asksFirst))
      keepDraft(PROVING, { page: start, email, since: String(Date.now()) })
  })
  const proven = useEffectEvent((email: string) => {
    keepDraft('sign-in', { email })
    showToast('success', t('auth.signIn.proven'))
    if (isPage && start !== 'sign-in') router.replace(href(stepAddress('sign-in', next)))
  })
  useEffect(() => {
    const heard = [
      actor.on('verification.started', ({ email }) => begin(email)),
      actor.on('verification.left', () => dropDraft(PROVING)),
      actor.on('address.proven', ({ email, isSignInDue }) => {
        dropDraft(PROVING)
        if (isSignInDue) proven(email)
      }),
    ]
    resume()
    return () => {
      for (const { unsubscribe } of heard) unsubscribe()
    }
  }, [actor])
  return {
    codeSent(isNew: boolean) {
      const { page, email, since } = readDraft(PROVING)
      if (!isPage || page !== start || !email || !since) return
      const now = String(Date.now())
      keepDraft(PROVING, { page, email, since: isNew ? now : since, sent: now })
    },
  }
}

const PROVING = 'proving'

function storedVerification(page: PageStep): { email: string; ages: CodeAges } | null {
  const { page: where, email, since, sent = since } = readDraft(PROVING)
  if (where !== page || !email) return null
  const age = (at: string | undefined) => Math.max(0, (Date.now() - Number(at)) / 1000)
  const ages = { codeAge: age(since), sendingAge: age(sent) }
  return ages.codeAge < CODE_SECONDS ? { email, ages } : null
}
