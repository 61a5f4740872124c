import { type Actor, createActor, fromPromise } from 'xstate'
import { openState } from '@/client/state/state-door.ts'
import {
  type GatedAction,
  type GateReason,
  signInGateMachine,
} from '@/machines/auth/sign-in-gate.machine.ts'
import type { Tools } from './find-location.ts'

export type SignInGateActor = Actor<typeof signInGateMachine>

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
  signInGate().send({ type: 'gate.reached', reason, action, isMember: isMember() })
}

/** Cancels the pending sign-in request when its page is left. */
export function leaveGate(reason: GateReason): void {
  const { context } = signInGate().getSnapshot()
  if (context.reason === reason) signInGate().send({ type: 'gate.givenUp' })
}

const goOn = fromPromise<void, GatedAction | null>(async ({ input }) => {
  await input?.()
})

let gate: SignInGateActor | undefined
let isWatching = false
