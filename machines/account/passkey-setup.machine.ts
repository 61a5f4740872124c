import { assign, setup } from 'xstate'
import { isPasskeyCanceled } from '@/domain/account/passkeys.ts'
import { FieldsRefused, type Proof } from '@/domain/account/recent-sign-in.ts'
import { otpLoginMachine } from '../auth/otp-login.machine.ts'
import { notProvided } from '../not-provided.ts'
import type {
  PasskeyAct,
  PasskeyAction,
  PasskeyReply,
  PasskeySetupInput,
} from './passkey-setup.types.ts'
import { codeTo, proofGuards, refusedFields, requiredProof, type Thrown } from './proof-guards.ts'

type Context = PasskeySetupInput & {
  act: PasskeyAct
  /** Of the passkey to rename or remove. */
  id: number
  name: string
  password: string
  codes: readonly string[]
  /** Proof that the provider requires; null while the sign-in is recent enough. */
  proof: Proof | null
  /** By field: a fault that forms know, or the provider's own words. */
  reasons: Readonly<Record<string, string | undefined>>
  /** Counts rejected attempts: each one focuses the field again. */
  refusals: number
  failure: unknown
}

type Event =
  | { type: 'passkey.requested' }
  | { type: 'rename.requested'; id: number; name: string }
  | { type: 'removal.requested'; id: number; name: string }
  | { type: 'removal.confirmed' }
  | { type: 'name.submitted'; name: string }
  | { type: 'password.submitted'; password: string }
  | { type: 'code.requested' }
  | { type: 'field.edited'; field: string }
  | { type: 'codes.saved' }
  | { type: 'action.dismissed' }

const thrown = ({ event }: { event: Thrown }) => event
const noErrors = { reasons: {}, failure: null }
const nothing = { id: 0, name: '', password: '', codes: [], proof: null, ...noErrors }
const dismissal = {
  'action.dismissed': { target: '#passkeySetup.idle', actions: 'forget' },
} as const

/** Adds, names and removes passkeys, with a proof if the sign-in is too old. */
export const passkeySetupMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PasskeySetupInput,
    tags: {} as 'busy' | 'refused',
    children: {} as { ownCode: 'ownCode' },
  },
  actors: {
    perform: notProvided<PasskeyReply, PasskeyAction>('passkeySetup.perform'),
    ownCode: otpLoginMachine,
  },
  guards: {
    ...proofGuards,
    wasCanceled: (_, { error }: Thrown) => isPasskeyCanceled(error),
    isPasswordRefused: (_, { error }: Thrown) =>
      error instanceof FieldsRefused && Boolean(error.reasons.password),
    isPasswordTyped: ({ event }) => event.type === 'password.submitted' && event.password !== '',
    isNamed: ({ event }) => event.type === 'name.submitted' && event.name.trim() !== '',
    adds: ({ context }) => context.act === 'add',
    renames: ({ context }) => context.act === 'rename',
    removes: ({ context }) => context.act === 'remove',
    hasCodes: (_, { codes }: PasskeyReply) => codes.length > 0,
  },
  actions: {
    /** Lists and rights are stale. */
    reportChange: () => {},
    clearErrors: assign(noErrors),
    forget: assign(nothing),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepReasons: assign(({ context }, refusal: Thrown) => refusedFields(context, refusal)),
    keepProof: assign((_, refusal: Thrown) => requiredProof(refusal)),
    keepPasskey: assign((_, { id, name, codes }: PasskeyReply) => ({
      ...nothing,
      id,
      name,
      codes,
    })),
    keepMissing: assign(({ context: { refusals } }, reasons: Record<string, string>) => ({
      reasons,
      failure: null,
      refusals: refusals + 1,
    })),
  },
}).createMachine({
  id: 'passkeySetup',
  description:
    'Passkeys in a member’s settings: add one with the browser, name it, or remove it. If the sign-in is too old, the password or a code is required first.',
  context: ({ input }) => ({ ...input, act: 'add', refusals: 0, ...nothing }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The passkeys are listed. If the last attempt failed, the reason is shown.',
      on: {
        'passkey.requested': {
          target: 'performing',
          actions: ['forget', assign({ act: 'add' })],
        },
        'rename.requested': {
          target: 'naming',
          actions: [
            'forget',
            assign({ id: ({ event }) => event.id, name: ({ event }) => event.name }),
          ],
        },
        'removal.requested': {
          target: 'confirming',
          actions: [
            'forget',
            assign({
              act: 'remove',
              id: ({ event }) => event.id,
              name: ({ event }) => event.name,
            }),
          ],
        },
      },
    },
    confirming: {
      description: 'Removing the passkey has to be confirmed.',
      on: {
        'removal.confirmed': { target: 'performing', actions: 'clearErrors' },
        ...dismissal,
      },
    },
    performing: {
      description: 'The browser makes the passkey, or the change is being saved.',
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context: { act, id, name, password } }) => ({ act, id, name, password }),
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => event.output },
            target: 'showingCodes',
            actions: { type: 'keepPasskey', params: ({ event }) => event.output },
          },
          {
            guard: 'adds',
            target: 'naming',
            actions: [{ type: 'keepPasskey', params: ({ event }) => event.output }, 'reportChange'],
          },
          { target: 'idle', actions: ['reportChange', 'forget'] },
        ],
        onError: [
          { guard: { type: 'wasCanceled', params: thrown }, target: 'idle', actions: 'forget' },
          { guard: { type: 'isCodeRequired', params: thrown }, target: 'coding' },
          {
            guard: { type: 'isProofRequired', params: thrown },
            target: 'proving',
            actions: { type: 'keepProof', params: thrown },
          },
          {
            guard: { type: 'isPasswordRefused', params: thrown },
            target: 'proving.refused',
            actions: { type: 'keepReasons', params: thrown },
          },
          {
            guard: { type: 'wereFieldsRefused', params: thrown },
            target: 'naming.refused',
            actions: { type: 'keepReasons', params: thrown },
          },
          {
            guard: 'renames',
            target: 'naming',
            actions: { type: 'keepFailure', params: thrown },
          },
          {
            guard: 'removes',
            target: 'confirming',
            actions: { type: 'keepFailure', params: thrown },
          },
          { target: 'idle', actions: { type: 'keepFailure', params: thrown } },
        ],
      },
    },
    proving: {
      description: 'The sign-in is too old. The password or a new sign-in is required.',
      initial: 'ready',
      on: {
        'password.submitted': [
          {
            guard: 'isPasswordTyped',
            target: 'performing',
            actions: ['clearErrors', assign({ password: ({ event }) => event.password })],
          },
          {
            target: '.refused',
            actions: { type: 'keepMissing', params: { password: 'passwordRequired' } },
          },
        ],
        'field.edited': {
          guard: { type: 'isWrong', params: ({ event }) => event.field },
          target: '.ready',
          actions: 'clearErrors',
        },
        ...dismissal,
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        refused: { description: 'The password is missing or wrong.', tags: 'refused' },
      },
    },
    coding: {
      description: 'The sign-in is too old. A code to the member’s address or number is required.',
      initial: 'offered',
      on: dismissal,
      states: {
        offered: {
          description: 'The code can be requested.',
          on: { 'code.requested': 'running' },
        },
        running: {
          description: 'The code is sent and checked.',
          invoke: {
            src: 'ownCode',
            id: 'ownCode',
            input: ({ context: { own } }) => codeTo(own),
            onDone: '#passkeySetup.performing',
          },
        },
      },
    },
    showingCodes: {
      description: 'The recovery codes are shown, this once.',
      on: { 'codes.saved': { target: 'naming', actions: ['reportChange', assign({ codes: [] })] } },
    },
    naming: {
      description: 'The name of the passkey is being typed. A new passkey has one already.',
      entry: assign({ act: 'rename' }),
      initial: 'ready',
      on: {
        'name.submitted': [
          {
            guard: 'isNamed',
            target: 'performing',
            actions: ['clearErrors', assign({ name: ({ event }) => event.name.trim() })],
          },
          {
            target: '.refused',
            actions: { type: 'keepMissing', params: { name: 'nameRequired' } },
          },
        ],
        'field.edited': {
          guard: { type: 'isWrong', params: ({ event }) => event.field },
          target: '.ready',
          actions: 'clearErrors',
        },
        ...dismissal,
      },
      states: {
        ready: { description: 'Nothing is wrong.' },
        refused: { description: 'The name is missing or refused.', tags: 'refused' },
      },
    },
  },
})
