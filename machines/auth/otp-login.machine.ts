import { assign, fromPromise, setup } from 'xstate'
import {
  CODE_SECONDS,
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Expired,
  type OtpContext,
  type OtpEvent,
  type OtpInput,
  RESEND_SECONDS,
  Refused,
  TooMany,
  USUAL_WAIT_SECONDS,
} from './otp-login.types.ts'

function isMissing(): never {
  throw new Error('an actor of the one-time code was not provided')
}

/** Ends with what proves the number or address. */
export const otpLoginMachine = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    input: {} as OtpInput,
    output: {} as CodeTarget & { proof: CodeProof | null },
    tags: {} as 'busy' | 'refused' | 'failed' | 'barred' | 'spent',
  },
  actors: {
    requestCode: fromPromise<void, CodeTarget>(isMissing),
    verifyCode: fromPromise<CodeProof, CodeToVerify>(isMissing),
  },
  guards: {
    wasRefused: ({ event }) => 'error' in event && event.error instanceof Refused,
    isTooMany: ({ event }) => 'error' in event && event.error instanceof TooMany,
    isTooOld: ({ event }) => 'error' in event && event.error instanceof Expired,
    isFaulty: ({ event }) => event.type === 'address.submitted' && event.fault !== undefined,
    isCode: ({ event }) => event.type === 'code.submitted' && /^\d{6}$/.test(event.code),
    isSent: ({ context }) => context.sent > 0,
    hasAddress: ({ context }) => context.address !== '',
    hasNoChoice: ({ context }) => context.methods.length === 1,
  },
  actions: {
    blame: assign(({ event }) => ({
      reason: 'error' in event && event.error instanceof Refused ? event.error.reason : null,
    })),
    tellFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
    wait: assign(({ event }) => {
      const said = 'error' in event && event.error instanceof TooMany ? event.error.seconds : null
      return { waitSeconds: said ?? USUAL_WAIT_SECONDS }
    }),
    calm: assign({ reason: null, failure: null }),
    beginAnew: assign({ reason: null, failure: null, sent: 0 }),
    countCode: assign({ sent: ({ context }) => context.sent + 1 }),
  },
  delays: {
    resendWait: RESEND_SECONDS * 1000,
    codeLife: CODE_SECONDS * 1000,
    barredFor: ({ context }) => context.waitSeconds * 1000,
  },
}).createMachine({
  id: 'otpLogin',
  description:
    'How a number or an e-mail address is proven by a code of six digits. A code is good for ten minutes and few tries; another can be had after half a minute.',
  context: ({ input: { methods, to, isSent = false } }) => ({
    ...{ methods, method: to?.method ?? methods[0] ?? 'email', address: to?.address ?? '' },
    ...{ code: '', proof: null, reason: null, failure: null, waitSeconds: 0 },
    sent: to && isSent ? 1 : 0,
  }),
  output: ({ context: { method, address, proof } }) => ({ method, address, proof }),
  initial: 'beginning',
  states: {
    beginning: {
      description: 'Where the code goes may be settled already.',
      always: [
        { guard: 'isSent', target: 'coding' },
        { guard: 'hasAddress', target: 'requesting' },
        { guard: 'hasNoChoice', target: 'entering' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Telephone or e-mail.',
      on: {
        'method.chosen': {
          target: 'entering',
          actions: assign({ method: ({ event }) => event.method, address: '' }),
        },
      },
    },
    entering: {
      description: 'The number or the address is being typed.',
      initial: 'calm',
      on: {
        'address.submitted': [
          {
            guard: 'isFaulty',
            target: '.refused',
            actions: assign({
              reason: ({ event }) => event.fault ?? null,
              address: ({ event }) => event.address,
            }),
          },
          {
            target: 'requesting',
            actions: ['calm', assign({ address: ({ event }) => event.address })],
          },
        ],
        'methods.reopened': { target: 'choosing', actions: 'calm' },
      },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        refused: {
          description: 'It cannot be a number or an address, or the provider does not take it.',
          tags: 'refused',
          on: { 'address.edited': { target: 'calm', actions: 'calm' } },
        },
        failed: {
          description: 'No connection, or the identity provider failed; why is shown.',
          tags: 'failed',
        },
        barred: {
          description: 'Codes were asked for too often; how long to wait is shown.',
          tags: 'barred',
          on: { 'address.submitted': {} },
          after: { barredFor: 'calm' },
        },
      },
    },
    requesting: {
      description: 'The provider is asked to send a code.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: ({ context: { method, address } }) => ({ method, address }),
        onDone: { target: 'coding', actions: 'countCode' },
        onError: [
          { guard: 'wasRefused', target: 'entering.refused', actions: 'blame' },
          { guard: 'isTooMany', target: 'entering.barred', actions: 'wait' },
          { target: 'entering.failed', actions: 'tellFailure' },
        ],
      },
    },
    coding: {
      description: 'A code is on its way, and is typed, pasted or filled in.',
      type: 'parallel',
      entry: 'calm',
      on: { 'address.changed': { target: 'entering', actions: 'beginAnew' } },
      after: { codeLife: 'expired' },
      states: {
        code: {
          initial: 'typing',
          states: {
            typing: {
              description: 'The code is being typed.',
              initial: 'calm',
              on: {
                'code.submitted': [
                  {
                    guard: 'isCode',
                    target: 'verifying',
                    actions: ['calm', assign({ code: ({ event }) => event.code })],
                  },
                  { target: '.refused', actions: assign({ reason: 'otpRequired' }) },
                ],
              },
              states: {
                calm: {},
                refused: {
                  description: 'The code is not the one that was sent.',
                  tags: 'refused',
                  on: { 'code.edited': { target: 'calm', actions: 'calm' } },
                },
                failed: {
                  description: 'The code could not be checked, and why is shown.',
                  tags: 'failed',
                },
              },
            },
            verifying: {
              description: 'The provider compares the code.',
              tags: 'busy',
              invoke: {
                src: 'verifyCode',
                input: ({ context: { method, address, code } }) => ({ method, address, code }),
                onDone: {
                  target: '#otpLogin.proven',
                  actions: assign({ proof: ({ event }) => event.output }),
                },
                onError: [
                  { guard: 'wasRefused', target: 'typing.refused', actions: 'blame' },
                  { guard: 'isTooMany', target: '#otpLogin.tooManyTries', actions: 'wait' },
                  { guard: 'isTooOld', target: '#otpLogin.expired' },
                  { target: 'typing.failed', actions: 'tellFailure' },
                ],
              },
            },
          },
        },
        resend: {
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Another code can be had in a moment; a countdown says when.',
              after: { resendWait: 'possible' },
            },
            possible: {
              description: 'Another code can be had.',
              on: { 'code.askedAgain': 'asking' },
            },
            asking: {
              description: 'Another code is asked for; the one that came may still be typed.',
              invoke: {
                src: 'requestCode',
                input: ({ context: { method, address } }) => ({ method, address }),
                onDone: { target: 'waiting', actions: ['countCode', assign({ failure: null })] },
                onError: [
                  { guard: 'isTooMany', target: 'barred', actions: 'wait' },
                  { target: 'possible', actions: 'tellFailure' },
                ],
              },
            },
            barred: {
              description: 'The provider sends no more for a while.',
              tags: 'barred',
              after: { barredFor: 'possible' },
            },
          },
        },
      },
    },
    tooManyTries: {
      description: 'So many wrong codes that this one is good for nothing any more.',
      tags: 'spent',
      after: { barredFor: 'expired' },
      on: { 'address.changed': { target: 'entering', actions: 'beginAnew' } },
    },
    expired: {
      description: 'The code is too old; a new one has to be asked for.',
      tags: 'spent',
      on: {
        'code.askedAgain': 'requesting',
        'address.changed': { target: 'entering', actions: 'beginAnew' },
      },
    },
    proven: { type: 'final', description: 'The number or the address is the person’s.' },
  },
})
