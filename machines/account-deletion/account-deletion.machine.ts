import { assign, fromPromise, setup } from 'xstate'
import {
  FieldsRefused,
  missingProof,
  type Proof,
  RecentSignInRequired,
} from '@/domain/account/recent-sign-in.ts'

/** `secret` is the password or the code, as `proof` says. */
export type DeletionToSend = { proof: Proof | null; secret: string }

type Context = DeletionToSend & {
  isCodeSent: boolean
  /** By field (`password`, `otp`): a fault that the form knows, or the provider's own words. */
  reasons: Readonly<Record<string, string>>
  failure: unknown
}

type Event = { type: 'deletion.confirmed'; secret: string } | { type: 'code.requested' }

type Thrown = { error: unknown }

const calm = { reasons: {}, failure: null }

function isMissing(): never {
  throw new Error('an actor of the account deletion was not provided')
}

/** Ends when the account is gone. */
export const accountDeletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'deleting' | 'sendingCode' | 'refused' | 'failed',
  },
  actors: {
    deleteAccount: fromPromise<void, DeletionToSend>(isMissing),
    requestCode: fromPromise<void, void>(isMissing),
  },
  guards: {
    isProven: ({ context: { proof } }, secret: string) => missingProof(proof, secret) === null,
    isProofWanted: (_, { error }: Thrown) => error instanceof RecentSignInRequired,
    wereFieldsRefused: (_, { error }: Thrown) => error instanceof FieldsRefused,
  },
  actions: {
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepProof: assign((_, { error }: Thrown) =>
      error instanceof RecentSignInRequired ? { proof: error.proof } : {},
    ),
    keepReasons: assign((_, { error }: Thrown) =>
      error instanceof FieldsRefused ? { reasons: error.reasons } : {},
    ),
  },
}).createMachine({
  id: 'accountDeletion',
  description:
    'How a member deletes the account. A proof is asked for only where the provider finds the sign-in too old.',
  context: { proof: null, secret: '', isCodeSent: false, ...calm },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'The form is open.',
      initial: 'calm',
      on: {
        'deletion.confirmed': [
          {
            guard: { type: 'isProven', params: ({ event }) => event.secret },
            target: 'deleting',
            actions: assign({ secret: ({ event }) => event.secret, ...calm }),
          },
          {
            target: '.refused',
            reenter: true,
            actions: assign({
              reasons: ({ context, event }) => missingProof(context.proof, event.secret) ?? {},
              failure: null,
            }),
          },
        ],
        'code.requested': { target: 'requestingCode', actions: assign(calm) },
      },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        proving: { description: 'The sign-in is too old; what proves the person is asked for.' },
        refused: { description: 'The proof is missing or wrong.', tags: 'refused' },
        failed: { description: 'It did not get through, and why is shown.', tags: 'failed' },
      },
    },
    requestingCode: {
      description: 'A code is sent to the own address or number.',
      tags: 'sendingCode',
      invoke: {
        src: 'requestCode',
        onDone: { target: 'deciding.proving', actions: assign({ isCodeSent: true }) },
        onError: {
          target: 'deciding.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    deleting: {
      description: 'The provider is asked; a second press is not heard.',
      tags: 'deleting',
      exit: assign({ secret: '' }),
      invoke: {
        src: 'deleteAccount',
        input: ({ context: { proof, secret } }) => ({ proof, secret }),
        onDone: 'deleted',
        onError: [
          {
            guard: { type: 'isProofWanted', params: ({ event }) => event },
            target: 'deciding.proving',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          {
            guard: { type: 'wereFieldsRefused', params: ({ event }) => event },
            target: 'deciding.refused',
            actions: { type: 'keepReasons', params: ({ event }) => event },
          },
          {
            target: 'deciding.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    deleted: { type: 'final', description: 'The account is gone.' },
  },
})
