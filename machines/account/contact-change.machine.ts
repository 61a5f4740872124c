import { assign, setup } from 'xstate'
import { OTP_DIGITS } from '@/domain/account/account-fields.ts'
import {
  FieldsRefused,
  missingProof,
  RecentSignInRequired,
} from '@/domain/account/recent-sign-in.ts'
import { notProvided } from '../not-provided.ts'
import type {
  ContactContext,
  ContactEvent,
  ContactToConfirm,
  ContactToRequest,
  NewContact,
} from './contact-change.types.ts'

type Thrown = { error: unknown }

const noErrors = { reasons: {}, failure: null }

/** Ends with the new address or number in the profile. */
export const contactChangeMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    tags: {} as 'busy' | 'refused' | 'failed' | 'coding',
  },
  actors: {
    readContact: notProvided<NewContact, string>('contactChange.readContact'),
    requestCode: notProvided<'sent' | 'changed', ContactToRequest>('contactChange.requestCode'),
    confirmContact: notProvided<void, ContactToConfirm>('contactChange.confirmContact'),
    requestOwnCode: notProvided<void, void>('contactChange.requestOwnCode'),
  },
  guards: {
    lacksProof: ({ context: { proof, secret } }) => missingProof(proof, secret) !== null,
    isChanged: (_, { output }: { output: 'sent' | 'changed' }) => output === 'changed',
    isCode: (_, code: string) => code.length === OTP_DIGITS,
    isProofWanted: (_, { error }: Thrown) => error instanceof RecentSignInRequired,
    wereFieldsRefused: (_, { error }: Thrown) => error instanceof FieldsRefused,
  },
  actions: {
    clearErrors: assign(noErrors),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepReasons: assign(({ context }, { error }: Thrown) =>
      error instanceof FieldsRefused
        ? { reasons: error.reasons, refusals: context.refusals + 1 }
        : {},
    ),
    keepProof: assign((_, { error }: Thrown) =>
      error instanceof RecentSignInRequired ? { proof: error.proof } : {},
    ),
    keepMissingProof: assign(({ context: { proof, secret, refusals } }) => ({
      reasons: missingProof(proof, secret) ?? {},
      refusals: refusals + 1,
    })),
    keepWrongCode: assign(({ context: { refusals } }) => ({
      ...{ reasons: { otp: 'otpRequired' }, failure: null },
      refusals: refusals + 1,
    })),
    forgetProof: assign({ proof: null, secret: '', isOwnCodeSent: false }),
  },
}).createMachine({
  id: 'contactChange',
  description:
    'A member changes the email address or phone number and verifies the new one by a code. If the sign-in is too old, the password or a code to the current address is required as well.',
  context: {
    ...{ typed: '', contact: null, code: '', proof: null, secret: '', isOwnCodeSent: false },
    refusals: 0,
    ...noErrors,
  },
  initial: 'entering',
  on: {
    'field.edited': {
      actions: assign({
        reasons: ({ context, event }) => ({ ...context.reasons, [event.field]: undefined }),
      }),
    },
  },
  states: {
    entering: {
      description: 'The new address or number is being typed.',
      initial: 'ready',
      on: {
        'contact.submitted': {
          target: 'reading',
          actions: assign({
            typed: ({ event }) => event.typed,
            secret: ({ event }) => event.secret,
            ...noErrors,
          }),
        },
        'ownCode.requested': { target: 'requestingOwnCode', actions: 'clearErrors' },
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        proving: {
          description: 'The password or a code is required, because the sign-in is too old.',
        },
        refused: { description: 'A field is invalid. It shows why.', tags: 'refused' },
        failed: { description: 'The code could not be sent. The reason is shown.', tags: 'failed' },
      },
    },
    reading: {
      description: 'The address or number is being checked.',
      tags: 'busy',
      invoke: {
        src: 'readContact',
        input: ({ context }) => context.typed,
        onDone: [
          {
            guard: 'lacksProof',
            target: 'entering.refused',
            actions: 'keepMissingProof',
          },
          { target: 'requesting', actions: assign({ contact: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: { type: 'wereFieldsRefused', params: ({ event }) => event },
            target: 'entering.refused',
            actions: { type: 'keepReasons', params: ({ event }) => event },
          },
          {
            target: 'entering.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    requesting: {
      description: 'A code is being sent to the new address or number.',
      tags: 'busy',
      invoke: {
        src: 'requestCode',
        input: ({ context: { contact, proof, secret } }) => ({ contact, proof, secret }),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event }, target: 'changed' },
          { target: 'coding', actions: 'forgetProof' },
        ],
        onError: [
          {
            guard: { type: 'isProofWanted', params: ({ event }) => event },
            target: 'entering.proving',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          {
            guard: { type: 'wereFieldsRefused', params: ({ event }) => event },
            target: 'entering.refused',
            actions: { type: 'keepReasons', params: ({ event }) => event },
          },
          {
            target: 'entering.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    requestingOwnCode: {
      description: 'A code is being sent to the current address or number.',
      tags: 'busy',
      invoke: {
        src: 'requestOwnCode',
        onDone: { target: 'entering.proving', actions: assign({ isOwnCodeSent: true }) },
        onError: {
          target: 'entering.failed',
          actions: { type: 'keepFailure', params: ({ event }) => event },
        },
      },
    },
    coding: {
      description: 'A code was sent. It is being typed.',
      tags: 'coding',
      initial: 'ready',
      on: {
        'code.submitted': [
          {
            guard: { type: 'isCode', params: ({ event }) => event.code },
            target: 'confirming',
            actions: assign({ code: ({ event }) => event.code, ...noErrors }),
          },
          {
            target: '.refused',
            reenter: true,
            actions: 'keepWrongCode',
          },
        ],
        'code.requestedAgain': { target: 'resending', actions: 'clearErrors' },
        'contact.reopened': { target: 'entering', actions: 'clearErrors' },
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        refused: { description: 'The code is wrong or incomplete.', tags: 'refused' },
        failed: { description: 'The request failed. The reason is shown.', tags: 'failed' },
      },
    },
    resending: {
      description: 'Another code is being sent.',
      tags: ['busy', 'coding'],
      invoke: {
        src: 'requestCode',
        input: ({ context: { contact } }) => ({ contact, proof: null, secret: '' }),
        onDone: 'coding',
        onError: [
          {
            guard: { type: 'isProofWanted', params: ({ event }) => event },
            target: 'entering.proving',
            actions: { type: 'keepProof', params: ({ event }) => event },
          },
          {
            target: 'coding.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    confirming: {
      description: 'The code is being checked.',
      tags: ['busy', 'coding'],
      invoke: {
        src: 'confirmContact',
        input: ({ context: { contact, code } }) => ({ contact, code }),
        onDone: 'changed',
        onError: [
          {
            guard: { type: 'wereFieldsRefused', params: ({ event }) => event },
            target: 'coding.refused',
            actions: { type: 'keepReasons', params: ({ event }) => event },
          },
          {
            target: 'coding.failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    changed: { type: 'final', description: 'The address or number is changed.' },
  },
})
