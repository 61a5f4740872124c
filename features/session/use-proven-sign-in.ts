import { useState } from 'react'
import type { WayIn } from '@/machines/session/session.types.ts'
import { useSignIn } from './use-sign-in.ts'

/** The sign-in that follows a code which was right. */
export function useProvenSignIn(onDone: () => void): {
  isGoingOn: boolean
  /** Why it did not follow. */
  failure: unknown
  go: (way: WayIn) => void
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
        setFailure(error)
      })
    },
  }
}
