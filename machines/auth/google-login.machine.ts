import { assign, setup } from 'xstate'
import { isGivenUp, isWithoutWindow } from '@/domain/account/identity-errors.ts'
import { notProvided } from '../not-provided.ts'
import type { GoogleInput, IdentityProof } from './google-login.types.ts'

type Context = GoogleInput & { proof: IdentityProof | null; failure: unknown }

type Event =
  | { type: 'google.requested' }
  /** The browser shows the page again as it was, from its back-forward cache. */
  | { type: 'page.restored' }

/** Gets a proof of identity from Google. */
export const googleLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as GoogleInput,
    tags: {} as 'busy' | 'window' | 'proven',
  },
  actors: {
    askInWindow: notProvided<IdentityProof>('googleLogin.askInWindow'),
    leave: notProvided<void>('googleLogin.leave'),
    readReturn: notProvided<IdentityProof | null>('googleLogin.readReturn'),
  },
  guards: {
    isBack: ({ context }) => context.isBack,
    wasGivenUp: ({ event }) => 'error' in event && isGivenUp(event.error),
    canLeave: ({ context, event }) =>
      context.canLeave && 'error' in event && isWithoutWindow(event.error),
    isProven: (_, proof: IdentityProof | null) => proof !== null,
  },
  actions: {
    clearErrors: assign({ failure: null, proof: null }),
    keepFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
  },
}).createMachine({
  id: 'googleLogin',
  description:
    'Sign-in with Google, in a window of its own. Where the browser blocks windows, the page goes to Google and comes back.',
  context: ({ input }) => ({ ...input, proof: null, failure: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The page may have just come back from Google.',
      always: [{ guard: 'isBack', target: 'returning' }, { target: 'idle' }],
    },
    idle: {
      description:
        'Sign-in with Google is offered. If the last attempt failed, the reason is shown.',
      on: { 'google.requested': { target: 'prompting', actions: 'clearErrors' } },
    },
    prompting: {
      description: 'The Google window is open. Another click opens a new one.',
      tags: 'window',
      on: { 'google.requested': { target: 'prompting', reenter: true } },
      invoke: {
        src: 'askInWindow',
        onDone: { target: 'proven', actions: assign({ proof: ({ event }) => event.output }) },
        onError: [
          { guard: 'wasGivenUp', target: 'idle' },
          { guard: 'canLeave', target: 'leaving' },
          { target: 'idle', actions: 'keepFailure' },
        ],
      },
    },
    leaving: {
      description: 'The browser blocked the window, so the page goes to Google.',
      tags: 'busy',
      on: { 'page.restored': 'idle' },
      invoke: { src: 'leave', onError: { target: 'idle', actions: 'keepFailure' } },
    },
    returning: {
      description: 'The page is back, and Google is asked who signed in.',
      tags: 'busy',
      invoke: {
        src: 'readReturn',
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'proven',
            actions: assign({ proof: ({ event }) => event.output }),
          },
          { target: 'idle' },
        ],
        onError: [
          { guard: 'wasGivenUp', target: 'idle' },
          { target: 'idle', actions: 'keepFailure' },
        ],
      },
    },
    proven: {
      description:
        'Google has confirmed the person. If the sign-in fails, Google can be asked again.',
      tags: 'proven',
      on: { 'google.requested': { target: 'prompting', actions: 'clearErrors' } },
    },
  },
})
