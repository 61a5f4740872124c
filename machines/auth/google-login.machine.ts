import { assign, fromPromise, setup } from 'xstate'
import { isGivenUp, isWithoutWindow } from '@/domain/account/identity-errors.ts'
import type { GoogleInput, IdentityProof } from './google-login.types.ts'

type Context = GoogleInput & { proof: IdentityProof | null; failure: unknown }

type Event = { type: 'google.asked' }

function isMissing(): never {
  throw new Error('an actor of the sign-in with Google was not provided')
}

/** Comes to what proves who somebody is. */
export const googleLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as GoogleInput,
    tags: {} as 'busy' | 'window' | 'proven',
  },
  actors: {
    askInWindow: fromPromise<IdentityProof>(isMissing),
    leave: fromPromise<void>(isMissing),
    readReturn: fromPromise<IdentityProof | null>(isMissing),
  },
  guards: {
    isBack: ({ context }) => context.isBack,
    wasGivenUp: ({ event }) => 'error' in event && isGivenUp(event.error),
    canLeave: ({ context, event }) =>
      context.canLeave && 'error' in event && isWithoutWindow(event.error),
  },
  actions: {
    calm: assign({ failure: null, proof: null }),
    tellFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
  },
}).createMachine({
  id: 'googleLogin',
  description:
    'How Google says who somebody is: in a window of its own, or, where the browser opens none, by going there and coming back.',
  context: ({ input }) => ({ ...input, proof: null, failure: null }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'The page may have just come back from Google.',
      always: [{ guard: 'isBack', target: 'returning' }, { target: 'resting' }],
    },
    resting: {
      description: 'Nothing was asked for, or it went wrong, and why is shown.',
      on: { 'google.asked': { target: 'asking', actions: 'calm' } },
    },
    asking: {
      description: 'The person is in the window of Google; asked again, another one opens.',
      tags: 'window',
      on: { 'google.asked': { target: 'asking', reenter: true } },
      invoke: {
        src: 'askInWindow',
        onDone: { target: 'proven', actions: assign({ proof: ({ event }) => event.output }) },
        onError: [
          { guard: 'wasGivenUp', target: 'resting' },
          { guard: 'canLeave', target: 'leaving' },
          { target: 'resting', actions: 'tellFailure' },
        ],
      },
    },
    leaving: {
      description: 'There is no window: the whole page goes to Google.',
      tags: 'busy',
      invoke: { src: 'leave', onError: { target: 'resting', actions: 'tellFailure' } },
    },
    returning: {
      description: 'Who came back is asked for; who turned round at Google has proven nothing.',
      tags: 'busy',
      invoke: {
        src: 'readReturn',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'proven',
            actions: assign({ proof: ({ event }) => event.output }),
          },
          { target: 'resting' },
        ],
        onError: [
          { guard: 'wasGivenUp', target: 'resting' },
          { target: 'resting', actions: 'tellFailure' },
        ],
      },
    },
    proven: {
      description: 'Google has said who it is; where that helped nothing it can be asked again.',
      tags: 'proven',
      on: { 'google.asked': { target: 'asking', actions: 'calm' } },
    },
  },
})
