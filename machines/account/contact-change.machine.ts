import { assign, fromPromise, setup } from 'xstate'
import { OTP_DIGITS } from '@/domain/account/account-fields.ts'
import {
  FieldsRefused,
  missingProof,
  RecentSignInRequired,
} from '@/domain/account/recent-sign-in.ts'
import type {
  ContactContext,
  ContactEvent,
  ContactToConfirm,
  ContactToRequest,
  NewContact,
} from './contact-change.types.ts'

type Thrown = { error: unknown }

const calm = { reasons: {}, failure: null }

function isMissing(): never {
  throw new Error('an actor of the contact change was not provided')
}

/** Ends with the new address or number in the profile. */
export const contactChangeMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    tags: {} as 'busy' | 'refused' | 'failed' | 'coding',
  },
  actors: {
    readContact: fromPromise<NewContact, string>(isMissing),
    requestCode: fromPromise<'sent' | 'changed', ContactToRequest>(isMissing),
    confirmContact: fromPromise<void, ContactToConfirm>(isMissing),
    requestOwnCode: fromPromise<void, void>(isMissing),
  },
  guards: {
    lacksProof: ({ context: { proof, secret } }) => missingProof(proof, secret) !== null,
    isChanged: (_, { output }: { output: 'sent' | 'changed' }) => output === 'changed',
    isCode: (_, code: string) => code.length === OTP_DIGITS,
    isProofWanted: (_, { error }: Thrown) => error instanceof RecentSignInRequired,
    wereFieldsRefused: (_, { error }: Thrown) => error instanceof FieldsRefused,
  },
  actions: {
    calm: assign(calm),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepReasons: assign(({ context }, { error }: Thrown) =>
      error instanceof FieldsRefused
        ? { reasons: error.reasons, refusals: context.refusals + 1 }
        : {},
    ),
    keepProof: assign((_, { error }: Thrown) =>
      error instanceof RecentSignInRequired ? { proof: error.proof } : {},
    ),
    blameProof: assign(({ context: { proof, secret, refusals } }) => ({
      reasons: missingProof(proof, secret) ?? {},
      refusals: refusals + 1,
    })),
    blameCode: assign(({ context: { refusals } }) => ({
      ...{ reasons: { otp: 'otpRequired' }, failure: null },
      refusals: refusals + 1,
    })),
    forgetProof: assign({ proof: null, secret: '', isOwnCodeSent: false }),
  },
}).createMachine({
  id: 'contactChange',
  description:
    'How a member changes the e-mail address or phone number: a code goes to the new one, and who has the code has changed it. Where the sign-in is too old, the password or a code of the present address comes along.',
  context: {
    ...{ typed: '', contact: null, code: '', proof: null, secret: '', isOwnCodeSent: false },
    refusals: 0,
    ...calm,
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
      initial: 'calm',
      on: {
        'contact.submitted': {
          target: 'reading',
          actions: assign({
            typed: ({ event }) => event.typed,
            secret: ({ event }) => event.secret,
            ...calm,
          }),
        },
        'ownCode.requested': { target: 'requestingOwnCode', actions: 'calm' },
      },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        proving: { description: 'The sign-in is too old; what proves the person is asked for.' },
        refused: { description: 'A field has to be mended, and says why.', tags: 'refused' },
        failed: { description: 'No code could be sent, and why is shown.', tags: 'failed' },
      },
    },
    reading: {
      description: 'What was typed is read as an address or number.',
      tags: 'busy',
      invoke: {
        src: 'readContact',
        input: ({ context }) => context.typed,
        onDone: [
          {
            guard: 'lacksProof',
            target: 'entering.refused',
            actions: 'blameProof',
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
      description: 'The provider is asked to send a code to the new address or number.',
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
      description: 'A code is sent to the present address or number.',
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
      description: 'The code is on its way, and is being typed.',
      tags: 'coding',
      initial: 'calm',
      on: {
        'code.submitted': [
          {
            guard: { type: 'isCode', params: ({ event }) => event.code },
            target: 'confirming',
            actions: assign({ code: ({ event }) => event.code, ...calm }),
          },
          {
            target: '.refused',
            reenter: true,
            actions: 'blameCode',
          },
        ],
        'code.requestedAgain': { target: 'resending', actions: 'calm' },
        'contact.reopened': { target: 'entering', actions: 'calm' },
      },
      states: {
        calm: { description: 'Nothing has gone wrong.' },
        refused: { description: 'The code is not the one that was sent.', tags: 'refused' },
        failed: { description: 'It did not get through, and why is shown.', tags: 'failed' },
      },
    },
    resending: {
      description: 'The code is asked for once more.',
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
      description: 'The provider compares the code.',
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
    changed: { type: 'final', description: 'The profile has the new address or number.' },
  },
})
