import { type ActorRefFrom, assign, raise, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  CODE_SECONDS,
  type CodeProof,
  type CodeTarget,
  type CodeToVerify,
  Expired,
  Interrupted,
  type OtpContext,
  type OtpEvent,
  type OtpInput,
  type OtpOutput,
  RESEND_SECONDS,
  Refused,
  type SentCode,
  TooMany,
  USUAL_WAIT_SECONDS,
} from './otp-login.types.ts'

/** Ends with what proves the number or address. */
export const otpLoginMachine = setup({
  types: {
    context: {} as OtpContext,
    events: {} as OtpEvent,
    input: {} as OtpInput,
    output: {} as OtpOutput,
    tags: {} as 'busy' | 'refused' | 'failed' | 'limited' | 'locked' | 'spent' | 'sending',
  },
  actors: {
    requestCode: notProvided<SentCode, CodeTarget>('otpLogin.requestCode'),
    verifyCode: notProvided<CodeProof, CodeToVerify>('otpLogin.verifyCode'),
  },
  guards: {
    wasRefused: ({ event }) => 'error' in event && event.error instanceof Refused,
    isTooMany: ({ event }) => 'error' in event && event.error instanceof TooMany,
    isTooOld: ({ event }) => 'error' in event && event.error instanceof Expired,
    isInterrupted: ({ event }) => 'error' in event && event.error instanceof Interrupted,
    isFaulty: ({ event }) => event.type === 'address.submitted' && event.fault !== undefined,
    isCode: ({ event }) => event.type === 'code.submitted' && /^\d{6}$/.test(event.code),
    isSent: ({ context }) => context.sent > 0,
    hasAddress: ({ context }) => context.address !== '',
    hasNoChoice: ({ context }) => context.methods.length === 1,
    isOver: ({ context }) => context.isOver,
    isUnlocked: ({ context }) => context.lockSeconds === 0,
    isAnotherCode: ({ context }, { isNew }: SentCode) => isNew || context.isOver,
  },
  actions: {
    keepReason: assign(({ event }) => ({
      reason: 'error' in event && event.error instanceof Refused ? event.error.reason : null,
    })),
    keepFailure: assign(({ event }) => ({ failure: 'error' in event ? event.error : null })),
    keepInterruption: assign(({ event }) => ({
      interruption:
        'error' in event && event.error instanceof Interrupted ? event.error.cause : null,
    })),
    keepWait: assign(({ event }) => ({ waitSeconds: waitIn(event) })),
    lock: assign(({ event }) => ({ lockSeconds: waitIn(event) })),
    unlock: assign({ lockSeconds: 0 }),
    clearErrors: assign({ reason: null, failure: null }),
    beginAnew: assign({ reason: null, failure: null, sent: 0, lockSeconds: 0, isOver: false }),
    countSending: assign({
      sent: ({ context }) => context.sent + 1,
      sendingAge: 0,
      failure: null,
      reason: null,
    }),
    countCode: assign({
      codes: ({ context }) => context.codes + 1,
      codeAge: 0,
      isOver: false,
      lockSeconds: 0,
    }),
    expire: assign({ isOver: true, reason: null, failure: null }),
  },
  delays: {
    resendWait: ({ context }) => Math.max(0, RESEND_SECONDS - context.sendingAge) * 1000,
    codeLife: ({ context }) => Math.max(0, CODE_SECONDS - context.codeAge) * 1000,
    limitedFor: ({ context }) => context.waitSeconds * 1000,
    lockedFor: ({ context }) => context.lockSeconds * 1000,
  },
}).createMachine({
  id: 'otpLogin',
  description:
    'A number or an email address is verified by a six-digit code. A code is valid for ten minutes and a few tries. Another one can be requested after half a minute.',
  context: ({ input: { methods, to, isSent = false, codeAge = 0, sendingAge = 0 } }) => ({
    methods,
    method: to?.method ?? methods[0] ?? 'email',
    address: to?.address ?? '',
    code: '',
    proof: null,
    reason: null,
    failure: null,
    interruption: null,
    waitSeconds: 0,
    lockSeconds: 0,
    isOver: false,
    codeAge,
    sendingAge,
    sent: to && isSent ? 1 : 0,
    codes: to && isSent ? 1 : 0,
  }),
  output: ({ context: { method, address, proof, interruption } }) => ({
    method,
    address,
    proof,
    interruption,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The address may be known already.',
      always: [
        { guard: 'isSent', target: 'coding' },
        { guard: 'hasAddress', target: 'requesting' },
        { guard: 'hasNoChoice', target: 'entering' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'Phone or email is chosen.',
      on: {
        'method.selected': {
          target: 'entering',
          actions: assign({ method: ({ event }) => event.method, address: '' }),
        },
      },
    },
    entering: {
      description: 'The number or address is being typed.',
      initial: 'ready',
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
            actions: ['clearErrors', assign({ address: ({ event }) => event.address })],
          },
        ],
        'methods.reopened': { target: 'choosing', actions: 'clearErrors' },
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        refused: {
          description: 'The number or address is not accepted.',
          tags: 'refused',
          on: { 'address.edited': { target: 'ready', actions: 'clearErrors' } },
        },
        failed: {
          description: 'The code could not be sent. The reason is shown.',
          tags: 'failed',
        },
        limited: {
          description: 'Too many codes were requested. The remaining wait is shown.',
          tags: 'limited',
          on: { 'address.submitted': {}, 'methods.reopened': {} },
          after: { limitedFor: 'ready' },
        },
      },
    },
    requesting: {
      description: 'The first code is being sent.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: ({ context: { method, address } }) => ({ method, address }),
        onDone: { target: 'coding', actions: ['countSending', 'countCode'] },
        onError: [
          { guard: 'wasRefused', target: 'entering.refused', actions: 'keepReason' },
          { guard: 'isTooMany', target: 'entering.limited', actions: 'keepWait' },
          { guard: 'isInterrupted', target: 'interrupted', actions: 'keepInterruption' },
          { target: 'entering.failed', actions: 'keepFailure' },
        ],
      },
    },
    coding: {
      description: 'A code was sent. It can be typed, pasted or filled in.',
      type: 'parallel',
      on: { 'address.changed': { target: 'entering', actions: 'beginAnew' } },
      states: {
        code: {
          description: 'The code.',
          initial: 'typing',
          states: {
            typing: {
              description: 'The code is being typed.',
              always: { guard: 'isOver', target: 'expired' },
              initial: 'ready',
              on: {
                'code.submitted': [
                  {
                    guard: 'isCode',
                    target: 'verifying',
                    actions: ['clearErrors', assign({ code: ({ event }) => event.code })],
                  },
                  { target: '.refused', actions: assign({ reason: 'otpRequired' }) },
                ],
              },
              states: {
                ready: { description: 'Nothing is wrong.' },
                refused: {
                  description: 'The code is wrong or incomplete.',
                  tags: 'refused',
                  on: { 'code.edited': { target: 'ready', actions: 'clearErrors' } },
                },
                failed: {
                  description: 'The code could not be checked. The reason is shown.',
                  tags: 'failed',
                },
              },
            },
            verifying: {
              description: 'The code is being checked, even if it expires meanwhile.',
              tags: 'busy',
              invoke: {
                src: 'verifyCode',
                input: ({ context: { method, address, code } }) => ({ method, address, code }),
                onDone: {
                  target: '#otpLogin.proven',
                  actions: assign({ proof: ({ event }) => event.output }),
                },
                onError: [
                  { guard: 'wasRefused', target: 'typing.refused', actions: 'keepReason' },
                  { guard: 'isTooMany', target: 'tooManyTries', actions: 'lock' },
                  { guard: 'isTooOld', target: 'expired' },
                  { target: 'typing.failed', actions: 'keepFailure' },
                ],
              },
            },
            tooManyTries: {
              description: 'Too many wrong codes were typed. The remaining wait is shown.',
              tags: ['spent', 'locked'],
              after: { lockedFor: { target: 'expired', actions: 'unlock' } },
              on: { 'code.renewed': 'typing' },
            },
            expired: {
              description: 'The code has expired.',
              tags: 'spent',
              entry: 'expire',
              on: { 'code.renewed': 'typing' },
            },
          },
        },
        resend: {
          description: 'Another code.',
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Another code can be requested in a moment.',
              always: { guard: 'isOver', target: 'available' },
              after: { resendWait: 'available' },
            },
            available: {
              description: 'Another code can be requested.',
              on: { 'resend.requested': { guard: 'isUnlocked', target: 'requesting' } },
            },
            requesting: {
              description: 'Another code is being sent. The last one can still be typed.',
              tags: 'sending',
              invoke: {
                src: 'requestCode',
                input: ({ context: { method, address } }) => ({ method, address }),
                onDone: [
                  {
                    guard: { type: 'isAnotherCode', params: ({ event }) => event.output },
                    target: 'waiting',
                    actions: ['countSending', 'countCode', raise({ type: 'code.renewed' })],
                  },
                  { target: 'waiting', actions: 'countSending' },
                ],
                onError: [
                  { guard: 'isTooMany', target: 'limited', actions: 'keepWait' },
                  {
                    guard: 'isInterrupted',
                    target: '#otpLogin.interrupted',
                    actions: 'keepInterruption',
                  },
                  { target: 'available', actions: 'keepFailure' },
                ],
              },
            },
            limited: {
              description: 'A new code is refused: too many were requested.',
              tags: 'limited',
              after: { limitedFor: 'available' },
            },
          },
        },
        lifetime: {
          description: 'The ten minutes of a code.',
          initial: 'valid',
          states: {
            valid: {
              description: 'The ten minutes are not over.',
              after: { codeLife: 'over' },
              on: { 'code.renewed': { target: 'valid', reenter: true } },
            },
            over: {
              description: 'The ten minutes are over.',
              entry: assign({ isOver: true }),
              on: { 'code.renewed': 'valid' },
            },
          },
        },
      },
    },
    proven: { type: 'final', description: 'The number or address is verified.' },
    interrupted: {
      type: 'final',
      description: 'Something else has to be done before another code is sent.',
    },
  },
})

export type OtpLoginActor = ActorRefFrom<typeof otpLoginMachine>

function waitIn(event: OtpEvent | { error: unknown }): number {
  const seconds = 'error' in event && event.error instanceof TooMany ? event.error.seconds : null
  return seconds ?? USUAL_WAIT_SECONDS
}
