import { assign, fromPromise, setup } from 'xstate'
import {
  type PasswordField,
  passwordChangeFaults,
  type TypedPassword,
} from '@/domain/account/password-change.ts'
import type { PasswordOwner } from '@/domain/account/personal-password.ts'
import { FieldsRefused, type Proof, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'

type Input = { hasPassword: boolean; owner: PasswordOwner }

type Context = {
  owner: PasswordOwner
  /** Proof sent with the new password; null while the sign-in is recent enough. */
  proof: Proof | null
  isCodeSent: boolean
  /** Only while it is being sent. */
  typed: TypedPassword
  reasons: Readonly<Record<string, string>>
  failure: unknown
}

type Event =
  | { type: 'change.submitted'; typed: TypedPassword }
  | { type: 'field.edited'; field: PasswordField }
  | { type: 'code.requested' }
  | { type: 'change.reopened' }

type Thrown = { error: unknown }

const NOTHING: TypedPassword = { current_password: '', otp: '', password: '', re_password: '' }
const calm = { reasons: {}, failure: null }

function isMissing(): never {
  throw new Error('an actor of the password change was not provided')
}

/** Another password while signed in, or the first one. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'refused' | 'failed' | 'changed',
  },
  actors: {
    changePassword: fromPromise<void, { typed: TypedPassword; proof: Proof | null }>(isMissing),
    requestCode: fromPromise<void, void>(isMissing),
  },
  guards: {
    isWhole: ({ context }, typed: TypedPassword) =>
      Object.keys(passwordChangeFaults(typed, context.proof, context.owner)).length === 0,
    isProofWanted: (_, { error }: Thrown) => error instanceof RecentSignInRequired,
    wereFieldsRefused: (_, { error }: Thrown) => error instanceof FieldsRefused,
  },
  actions: {
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepProof: assign((_, { error }: Thrown) =>
      error instanceof RecentSignInRequired ? { proof: error.proof } : {},
    ),
    keepReasons: assign(({ context }, { error }: Thrown) => {
      if (!(error instanceof FieldsRefused)) return {}
      const { reasons } = error
      // Somebody set a password elsewhere meanwhile.
      return { reasons, proof: reasons.current_password ? 'password' : context.proof }
    }),
    forget: assign({ typed: NOTHING }),
  },
}).createMachine({
  id: 'passwordChange',
  description:
    'How a member changes the password while signed in, or sets a first one. It takes the present password; without one a recent sign-in, or a code of the own address or number.',
  context: ({ input: { hasPassword, owner } }) => ({
    ...{ owner, proof: hasPassword ? 'password' : null, isCodeSent: false },
    ...{ typed: NOTHING, ...calm },
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open.',
      initial: 'calm',
      on: {
        'change.submitted': [
          {
            guard: { type: 'isWhole', params: ({ event }) => event.typed },
            target: 'sending',
            actions: assign({ typed: ({ event }) => event.typed, ...calm }),
          },
          {
            target: '.refused',
            reenter: true,
            actions: assign(({ context, event }) => ({
              ...calm,
              reasons: passwordChangeFaults(event.typed, context.proof, context.owner),
            })),
          },
        ],
        'field.edited': {
          actions: assign({
            reasons: ({ context, event }) => ({ ...context.reasons, [event.field]: '' }),
          }),
        },
        'code.requested': { target: 'requestingCode', actions: assign(calm) },
      },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        proving: { description: 'The sign-in is too old; what proves the person is asked for.' },
        refused: { description: 'Fields have to be mended; each says why.', tags: 'refused' },
        failed: { description: 'It did not get through, and why is shown.', tags: 'failed' },
      },
    },
    requestingCode: {
      description: 'A code is sent to the own address or number.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        onDone: { target: 'editing.proving', actions: assign({ isCodeSent: true }) },
        onError: {
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    sending: {
      description: 'The provider is asked; a second press is not heard.',
      tags: 'busy',
      exit: 'forget',
      invoke: {
        src: 'changePassword',
        input: ({ context: { typed, proof } }) => ({ typed, proof }),
        onDone: 'changed',
        onError: [
          {
            guard: { type: 'isProofWanted', params: ({ event }) => event },
            target: 'editing.proving',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          {
            guard: { type: 'wereFieldsRefused', params: ({ event }) => event },
            target: 'editing.refused',
            actions: { type: 'keepReasons', params: ({ event }) => event },
          },
          {
            target: 'editing.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    changed: {
      description: 'The new password is in force, and every other sign-in has ended.',
      tags: 'changed',
      on: {
        'change.reopened': {
          target: 'editing',
          actions: assign({ proof: 'password', isCodeSent: false }),
        },
      },
    },
  },
})
