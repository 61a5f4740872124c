import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { googleLogin, prepareGoogle } from '@/client/flows/google-login.ts'
import { hasComeBack } from '@/client/integrations/left-page.ts'
import { useText } from '@/client/text/text-context.tsx'
import { canLeaveForSignIn, type IdentityProject } from '@/domain/identity-project.ts'
import type { IdentityProof } from '@/machines/google-login/google-login.types.ts'

export type GoogleLogin = {
  /** On the way to Google or back. */
  isBusy: boolean
  /** The person is in the window of Google. */
  isInWindow: boolean
  failure: unknown
  /** Fetches what it consists of, for somebody who is about to ask. */
  prepare: () => void
  ask: () => void
}

type Options = {
  project: IdentityProject
  /** A page of signing in, which can be left and come back to. */
  isPage: boolean
  onProven: (proof: IdentityProof) => void
}

/** Has Google say who somebody is. */
export function useGoogleLogin({ project, isPage, onProven }: Options): GoogleLogin {
  const { language } = useText()
  const [machine] = useState(() => googleLogin(project, language))
  const [input] = useState(() => ({
    canLeave: isPage && canLeaveForSignIn(project, location.host),
    isBack: isPage && hasComeBack(),
  }))
  const [state, send] = useActor(machine, { input })
  const { proof, failure } = state.context
  const tell = useEffectEvent(onProven)
  useEffect(() => {
    if (proof) tell(proof)
  }, [proof])
  return {
    isBusy: state.hasTag('busy'),
    isInWindow: state.hasTag('window'),
    failure,
    prepare: prepareGoogle,
    ask: () => send({ type: 'google.asked' }),
  }
}
