import { assign, setup } from 'xstate'
import { otpLoginMachine } from '../auth/otp-login.machine.ts'
import type { CodeTarget } from '../auth/otp-login.types.ts'
import { notProvided } from '../not-provided.ts'
import type {
  ContactContext,
  ContactEvent,
  ContactInput,
  ContactToRequest,
  NewContact,
} from './contact-change.types.ts'
import {
  codeTo,
  proofGuards,
  refusedFields,
  refusedTo,
  requiredProof,
  type Thrown,
} from './proof-guards.ts'

const noErrors = { reasons: {}, failure: null }

/** Ends with the new address or number in the profile. */
export const contactChangeMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    input: {} as ContactInput,
    tags: {} as 'busy' | 'refused' | 'failed',
    children: {} as { ownCode: 'ownCode'; newCode: 'newCode' },
  },
  actors: {
    readContact: notProvided<NewContact, string>('contactChange.readContact'),
    requestCode: notProvided<'sent' | 'changed', ContactToRequest>('contactChange.requestCode'),
    ownCode: otpLoginMachine,
    newCode: otpLoginMachine,
  },
  guards: {
    ...proofGuards,
    isChanged: (_, { output }: { output: 'sent' | 'changed' }) => output === 'changed',
  },
  actions: {
    clearErrors: assign(noErrors),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepReasons: assign(({ context }, refusal: Thrown) => refusedFields(context, refusal)),
    keepProof: assign((_, refusal: Thrown) => requiredProof(refusal)),
    keepMissingPassword: assign(({ context: { refusals } }, typed: string) => ({
      typed,
      reasons: { password: 'passwordRequired' },
      failure: null,
      refusals: refusals + 1,
    })),
    forgetProof: assign({ proof: null, secret: '' }),
  },
}).createMachine({
  id: 'contactChange',
  description:
    'A member changes the email address or phone number and verifies the new one by a code. If the sign-in is too old, the password or a code to the current address is required first.',
  context: ({ input }) => ({
    ...input,
    typed: '',
    contact: null,
    proof: null,
    secret: '',
    refusals: 0,
    ...noErrors,
  }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The new address or number is being typed.',
      initial: 'ready',
      on: {
        'contact.submitted': [
          {
            guard: 'needsPassword',
            target: '.refused',
            reenter: true,
            actions: { type: 'keepMissingPassword', params: ({ event }) => event.typed },
          },
          {
            target: 'reading',
            actions: ['clearErrors', assign({ typed: ({ event }) => event.typed, secret: '' })],
          },
        ],
        'password.submitted': {
          guard: 'needsPassword',
          target: 'reading',
          actions: [
            'clearErrors',
            assign({ typed: ({ event }) => event.typed, secret: ({ event }) => event.secret }),
          ],
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
        onDone: { target: 'requesting', actions: assign({ contact: ({ event }) => event.output }) },
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
        input: ({ context: { contact, proof, secret } }) => ({
          contact,
          password: proof === 'password' ? secret : null,
        }),
        onDone: [
          { guard: { type: 'isChanged', params: ({ event }) => event }, target: 'changed' },
          { target: 'coding', actions: 'forgetProof' },
        ],
        onError: refusedTo('entering'),
      },
    },
    proving: {
      description: 'The sign-in is too old. A code to the current address or number is required.',
      initial: 'offered',
      on: { 'contact.reopened': { target: 'entering', actions: 'clearErrors' } },
      states: {
        offered: {
          description: 'The code can be requested.',
          on: { 'ownCode.requested': 'coding' },
        },
        coding: {
          description: 'The code to the current address or number is sent and checked.',
          invoke: {
            src: 'ownCode',
            id: 'ownCode',
            input: ({ context: { own } }) => codeTo(own),
            onDone: '#contactChange.requesting',
          },
        },
      },
    },
    coding: {
      description: 'The code to the new address or number is typed and checked.',
      on: { 'contact.reopened': { target: 'entering', actions: 'clearErrors' } },
      invoke: {
        src: 'newCode',
        id: 'newCode',
        input: ({ context: { contact } }) => codeTo(toTarget(contact), true),
        onDone: [
          {
            guard: { type: 'isCodeRequired', params: ({ event }) => cause(event) },
            target: 'proving',
          },
          {
            guard: { type: 'isProofRequired', params: ({ event }) => cause(event) },
            target: 'entering.proving',
            actions: { type: 'keepProof', params: ({ event }) => cause(event) },
          },
          { target: 'changed' },
        ],
      },
    },
    changed: { type: 'final', description: 'The address or number is changed.' },
  },
})

function toTarget(contact: NewContact | null): CodeTarget {
  if (contact && 'mobile' in contact) return { method: 'phone', address: contact.mobile }
  return { method: 'email', address: contact?.email ?? '' }
}

/** Interruption of the code, as an error. */
function cause({ output }: { output: { interruption: unknown } }): Thrown {
  return { error: output.interruption }
}
