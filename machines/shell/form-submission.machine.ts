import { assign, setup } from 'xstate'
import { FieldsRefused, type Proof, RecentSignInRequired } from '@/domain/account/recent-sign-in.ts'
import { notProvided } from '../not-provided.ts'

/** Errors by field: an error code that forms know, or the provider's message. */
export type Reasons = Readonly<Record<string, string | undefined>>

type Input = {
  /** Proof required from the start. */
  proof?: Proof | null
  /** The form can be submitted again and again. */
  staysOpen?: boolean
}

type Context = {
  staysOpen: boolean
  /** Proof sent with the form; null while none is required. */
  proof: Proof | null
  isCodeSent: boolean
  reasons: Reasons
  /** Counts rejected attempts: each one focuses the first invalid field again. */
  refusals: number
  failure: unknown
}

type Event =
  /** `faults`: client-side validation; empty if valid. */
  | { type: 'form.submitted'; faults: Reasons }
  | { type: 'form.reset' }
  | { type: 'field.edited'; field: string }
  | { type: 'code.requested' }

type Thrown = { error: unknown }

const noErrors = { reasons: {}, failure: null }

/**
 * Submission of a form. Values stay in the form's fields, passwords among them: `submit` reads them
 * when it starts.
 */
export const formSubmissionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input | undefined,
    tags: {} as 'submitting' | 'requestingCode' | 'submitted' | 'refused' | 'failed',
  },
  actors: {
    submit: notProvided<void, Proof | null>('formSubmission.submit'),
    requestCode: notProvided<void, void>('formSubmission.requestCode'),
  },
  guards: {
    isValid: (_, faults: Reasons) => Object.keys(faults).length === 0,
    staysOpen: ({ context }) => context.staysOpen,
    isCodeRequired: ({ context }) => context.proof === 'otp',
    isProofRequired: (_, { error }: Thrown) => error instanceof RecentSignInRequired,
    areFieldsRefused: (_, { error }: Thrown) => error instanceof FieldsRefused,
  },
  actions: {
    clearErrors: assign(noErrors),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepProof: assign((_, { error }: Thrown) =>
      error instanceof RecentSignInRequired ? { proof: error.proof } : {},
    ),
    keepReasons: assign(({ context }, { error }: Thrown) => {
      if (!(error instanceof FieldsRefused)) return {}
      const proof = error.proof ?? context.proof
      return { proof, reasons: error.reasons, refusals: context.refusals + 1 }
    }),
  },
}).createMachine({
  id: 'formSubmission',
  description:
    'Submission of a form: one request at a time, errors at their fields, and values that stay until it succeeds. Where the sign-in is too old, a password or code is required as well.',
  context: ({ input }) => ({
    staysOpen: input?.staysOpen ?? false,
    proof: input?.proof ?? null,
    isCodeSent: false,
    refusals: 0,
    ...noErrors,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form can be filled in.',
      initial: 'ready',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isValid', params: ({ event }) => event.faults },
            target: 'submitting',
            actions: 'clearErrors',
          },
          {
            target: '.refused',
            reenter: true,
            actions: assign(({ context, event }) => ({
              ...noErrors,
              reasons: event.faults,
              refusals: context.refusals + 1,
            })),
          },
        ],
        'field.edited': {
          actions: assign({
            reasons: ({ context, event }) => ({ ...context.reasons, [event.field]: undefined }),
          }),
        },
        'form.reset': { target: '.ready', actions: 'clearErrors' },
        'code.requested': {
          guard: 'isCodeRequired',
          target: 'requestingCode',
          actions: 'clearErrors',
        },
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        proving: { description: 'A password or code is required, because the sign-in is too old.' },
        refused: { description: 'Some fields are invalid. Each shows why.', tags: 'refused' },
        failed: { description: 'The form could not be sent. The reason is shown.', tags: 'failed' },
      },
    },
    requestingCode: {
      description: 'A code is being sent to the member’s own address or number.',
      tags: 'requestingCode',
      invoke: {
        src: 'requestCode',
        onDone: { target: 'editing.proving', actions: assign({ isCodeSent: true }) },
        onError: {
          target: 'editing.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      description: 'The form is being sent. Sending it again is ignored.',
      tags: 'submitting',
      invoke: {
        src: 'submit',
        input: ({ context }) => context.proof,
        onDone: 'submitted',
        onError: [
          {
            guard: { type: 'isProofRequired', params: ({ event }) => event },
            target: 'editing.proving',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          {
            guard: { type: 'areFieldsRefused', params: ({ event }) => event },
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
    submitted: {
      description: 'The form was accepted.',
      tags: 'submitted',
      always: { guard: 'staysOpen', target: 'editing' },
      on: { 'form.reset': 'editing' },
    },
  },
})
