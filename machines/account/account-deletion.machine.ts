import { assign, setup } from 'xstate'
import type { Proof } from '@/domain/account/recent-sign-in.ts'
import { otpLoginMachine } from '../auth/otp-login.machine.ts'
import type { CodeTarget } from '../auth/otp-login.types.ts'
import { notProvided } from '../not-provided.ts'
import {
  codeTo,
  proofGuards,
  refusedFields,
  refusedTo,
  requiredProof,
  type Thrown,
} from './proof-guards.ts'

type Input = {
  /** The member's address or number, which proves who asks if there is no password. */
  own: CodeTarget
}

type Context = Input & {
  /** Proof that the provider requires; null while the sign-in is recent enough. */
  proof: Proof | null
  secret: string
  /** By field: a fault that forms know, or the provider's own words. */
  reasons: Readonly<Record<string, string | undefined>>
  /** Counts rejected attempts: each one focuses the field again. */
  refusals: number
  failure: unknown
}

type Event =
  | { type: 'deletion.confirmed' }
  | { type: 'password.submitted'; secret: string }
  | { type: 'code.requested' }
  | { type: 'code.canceled' }
  | { type: 'field.edited'; field: string }

const noErrors = { reasons: {}, failure: null }

/** Deletes the member's account, with a proof if the sign-in is too old. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'refused' | 'failed',
    children: {} as { ownCode: 'ownCode' },
  },
  actors: {
    /** Input: the password; null if none is required. */
    deleteAccount: notProvided<void, string | null>('accountDeletion.deleteAccount'),
    ownCode: otpLoginMachine,
    leave: notProvided<void, void>('accountDeletion.leave'),
  },
  guards: proofGuards,
  actions: {
    clearErrors: assign(noErrors),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepReasons: assign(({ context }, refusal: Thrown) => refusedFields(context, refusal)),
    keepProof: assign((_, refusal: Thrown) => requiredProof(refusal)),
    keepMissingPassword: assign(({ context: { refusals } }) => ({
      reasons: { password: 'passwordRequired' },
      failure: null,
      refusals: refusals + 1,
    })),
  },
}).createMachine({
  id: 'accountDeletion',
  description:
    'A member deletes the account for good. If the sign-in is too old, the password or a code is required first. Afterwards the member is signed out.',
  context: ({ input }) => ({
    ...input,
    proof: null,
    secret: '',
    refusals: 0,
    ...noErrors,
  }),
  initial: 'confirming',
  states: {
    confirming: {
      description: 'The member reads what is deleted and confirms it.',
      initial: 'ready',
      on: {
        'deletion.confirmed': [
          {
            guard: 'needsPassword',
            target: '.refused',
            reenter: true,
            actions: 'keepMissingPassword',
          },
          { target: 'deleting', actions: 'clearErrors' },
        ],
        'password.submitted': {
          guard: 'needsPassword',
          target: 'deleting',
          actions: ['clearErrors', assign({ secret: ({ event }) => event.secret })],
        },
        'field.edited': {
          guard: { type: 'isWrong', params: ({ event }) => event.field },
          actions: assign({
            reasons: ({ context, event }) => ({ ...context.reasons, [event.field]: undefined }),
          }),
        },
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        proving: {
          description: 'The password or a new sign-in is required, because the sign-in is too old.',
        },
        refused: { description: 'The password is missing or wrong.', tags: 'refused' },
        failed: {
          description: 'The account could not be deleted. The reason is shown.',
          tags: 'failed',
        },
      },
    },
    proving: {
      description: 'The sign-in is too old. A code to the member’s address or number is required.',
      initial: 'offered',
      on: { 'code.canceled': { target: 'confirming', actions: 'clearErrors' } },
      states: {
        offered: {
          description: 'The code can be requested.',
          on: { 'code.requested': 'coding' },
        },
        coding: {
          description: 'The code is sent and checked.',
          invoke: {
            src: 'ownCode',
            id: 'ownCode',
            input: ({ context: { own } }) => codeTo(own),
            onDone: '#accountDeletion.deleting',
          },
        },
      },
    },
    deleting: {
      description: 'The account is being deleted.',
      tags: 'busy',
      invoke: {
        src: 'deleteAccount',
        input: ({ context: { proof, secret } }) => (proof === 'password' ? secret : null),
        onDone: 'leaving',
        onError: refusedTo('confirming'),
      },
    },
    leaving: {
      description: 'The account is gone. The member is being signed out.',
      tags: 'busy',
      invoke: { src: 'leave', onDone: 'left', onError: 'left' },
    },
    left: { type: 'final', description: 'The account is gone, and the home page is shown.' },
  },
})
