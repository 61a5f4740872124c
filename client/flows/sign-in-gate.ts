import { type Actor, createActor, fromPromise } from 'xstate'
import { openState } from '@/client/state/state-door.ts'
import { type GateReason, signInGateMachine } from '@/machines/auth/sign-in-gate.machine.ts'
import type { Tools } from './find-location.ts'

export type SignInGateActor = Actor<typeof signInGateMachine>

/** Action to run after sign-in. */
export type GatedAction = () => void | Promise<void>

/** Shared sign-in gate of this tab. */
export function signInGate(): SignInGateActor {
  gate ??= createActor(signInGateMachine.provide({ actors: { goOn } })).start()
  return gate
}

/** Runs the action for members; for visitors, after they sign in here or in another tab. */
export async function reachGate(
  { queries, client }: Tools,
  reason: GateReason,
  action: GatedAction,
): Promise<void> {
  const { store } = await openState(queries, client)
  const isMember = () => store.getSnapshot().context.User_signup.data !== null
  if (!isWatching) {
    isWatching = true
    store.subscribe(() => {
      if (isMember()) signInGate().send({ type: 'member.signedIn' })
    })
  }
  latest = { number: latest.number + 1, action }
  const { number } = latest
  signInGate().send({ type: 'gate.reached', reason, action: number, isMember: isMember() })
}

/** Cancels the pending sign-in request when its page is left. */
export function leaveGate(reason: GateReason): void {
  const { context } = signInGate().getSnapshot()
  if (context.reason === reason) signInGate().send({ type: 'gate.canceled' })
}

/** Forgets what is pending; the next one who asks gets another gate. */
export function endSignInGate(): void {
  gate?.stop()
  gate = undefined
}

/** Only the last action that reached the gate can still go on. */
let latest: { number: number; action: GatedAction } = { number: 0, action: () => {} }

const goOn = fromPromise<void, number | null>(async ({ input }) => {
  if (input === latest.number) await latest.action()
})

let gate: SignInGateActor | undefined
let isWatching = false
