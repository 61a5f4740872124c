import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { googleLogin, prepareGoogle } from '@/client/flows/google-login.ts'
import { hasComeBack } from '@/client/integrations/left-page.ts'
import { useText } from '@/client/text/text-context.tsx'
import { canLeaveForSignIn, type IdentityProject } from '@/domain/account/identity-project.ts'
import type { IdentityProof } from '@/machines/auth/google-login.types.ts'

export type GoogleLogin = {
  isBusy: boolean
  /** The popup is open. */
  isInWindow: boolean
  failure: unknown
  /** Preloads the code: browsers allow a popup only shortly after a click. */
  prepare: () => void
  ask: () => void
}

type Options = {
  project: IdentityProject
  /** On a page, so a redirect to Google can return here. */
  isPage: boolean
  onProven: (proof: IdentityProof) => void
}

/** Google sign-in. */
export function useGoogleLogin({ project, isPage, onProven }: Options): GoogleLogin {
  const { language } = useText()
  const [machine] = useState(() => googleLogin(project, language))
  const [input] = useState(() => ({
    canLeave: isPage && canLeaveForSignIn(project, location.host),
    isBack: isPage && hasComeBack(),
  }))
  const [state, send] = useActor(machine, { input })
  const { proof, failure } = state.context
  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      // The page never went away, so its mark would mislead the next load.
      hasComeBack()
      send({ type: 'page.restored' })
    }
    addEventListener('pageshow', restore)
    return () => removeEventListener('pageshow', restore)
  }, [send])
  const tell = useEffectEvent(onProven)
  useEffect(() => {
    if (proof) tell(proof)
  }, [proof])
  return {
    isBusy: state.hasTag('busy'),
    isInWindow: state.hasTag('window'),
    failure,
    prepare: prepareGoogle,
    ask: () => send({ type: 'google.requested' }),
  }
}
