import { useSelector } from '@xstate/react'
import { signInGate } from '@/client/flows/sign-in-gate.ts'
import type { GateReason } from '@/machines/auth/sign-in-gate.machine.ts'

/** Reason of the pending sign-in, if any. */
export function useSignInGate(): {
  reason: GateReason | null
  /** The gated action failed after the sign-in. */
  failure: unknown
  giveUp: () => void
} {
  const gate = signInGate()
  const reason = useSelector(gate, (state) =>
    state.hasTag('prompting') ? state.context.reason : null,
  )
  const failure = useSelector(gate, ({ context }) => context.failure)
  return { reason, failure, giveUp: () => gate.send({ type: 'gate.canceled' }) }
}
