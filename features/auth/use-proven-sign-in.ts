import { useState } from 'react'
import { challengeOf } from '@/client/api/member/auth.ts'
import type { SignInMethod } from '@/machines/auth/session.types.ts'
import type { Step } from './step.ts'
import { useSignIn } from './use-sign-in.ts'

export type SignInGoals = {
  onDone: () => void
  /** Opens the second-factor step. */
  onGo: (step: Step) => void
}

/** Signs in after a verified code. */
export function useProvenSignIn({ onDone, onGo }: SignInGoals): {
  isGoingOn: boolean
  failure: unknown
  go: (way: SignInMethod) => void
} {
  const signIn = useSignIn()
  const [isGoingOn, setGoingOn] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  return {
    isGoingOn,
    failure,
    go(way) {
      setGoingOn(true)
      signIn(way).then(onDone, (error) => {
        setGoingOn(false)
        const challenge = challengeOf(error)
        if (challenge === null) setFailure(error)
        else onGo({ name: 'factor', challenge })
      })
    },
  }
}
