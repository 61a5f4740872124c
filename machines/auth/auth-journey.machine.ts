import { type ActorRefFrom, assign, emit, setup } from 'xstate'
import { isPasskeyCanceled } from '@/domain/account/passkeys.ts'
import { FieldsRefused } from '@/domain/account/recent-sign-in.ts'
import { notProvided } from '../not-provided.ts'
import { secondFactorMachine } from '../second-factor/second-factor.machine.ts'
import type { FactorResult } from '../second-factor/second-factor.types.ts'
import {
  AddressUnverified,
  type AuthContext,
  type AuthEmitted,
  type AuthEvent,
  type AuthInput,
  type AuthStep,
  emailTarget,
  FactorRequired,
  type Reasons,
} from './auth-journey.types.ts'
import type { Credentials } from './credentials.types.ts'
import { otpLoginMachine } from './otp-login.machine.ts'
import type { OtpOutput } from './otp-login.types.ts'

type Thrown = { error: unknown }

const NEW_CODE = { codeAge: 0, sendingAge: 0 }

const guardOf = {
  signIn: 'isSignIn',
  phone: 'isPhone',
  register: 'isRegister',
  forgot: 'isForgot',
} as const satisfies Record<AuthStep, string>

/** Another form is chosen. */
function toStep<Step extends AuthStep>(step: Step) {
  return {
    guard: {
      type: guardOf[step],
      params: ({ event }: { event: { step: AuthStep } }) => event.step,
    },
    target: `#authJourney.open.${step}` as const,
    actions: 'forget' as const,
  }
}

const byGoogle = {
  target: '#authJourney.finishing' as const,
  actions: [
    'clear' as const,
    {
      type: 'keepCredentials' as const,
      params: ({ event }: { event: { credentials: Credentials } }) => event.credentials,
    },
  ],
}

function refusedFields({ event: { error } }: { event: Thrown }): Reasons {
  return error instanceof FieldsRefused ? error.reasons : {}
}

/** From any method of signing in or up to a signed-in person. */
export const authJourneyMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
    input: {} as AuthInput,
    children: {} as { phoneCode: 'phoneCode'; emailCode: 'emailCode'; factor: 'factor' },
  },
  actors: {
    signIn: notProvided<void, Credentials | null>('authJourney: signIn'),
    signInByPasskey: notProvided<void>('authJourney: signInByPasskey'),
    phoneCode: otpLoginMachine,
    emailCode: otpLoginMachine,
    factor: secondFactorMachine,
  },
  guards: {
    isSignIn: (_, step: AuthStep) => step === 'signIn',
    isPhone: (_, step: AuthStep) => step === 'phone',
    isRegister: (_, step: AuthStep) => step === 'register',
    isForgot: (_, step: AuthStep) => step === 'forgot',
    startsAt: ({ context }, step: AuthStep) => context.start === step,
    isFactorRequired: (_, { error }: Thrown) => error instanceof FactorRequired,
    isUnverified: (_, { error }: Thrown) => error instanceof AddressUnverified,
    isValid: (_, faults: Reasons) => Object.keys(faults).length === 0,
    isWrong: ({ context }, field: string) => Boolean(context.reasons[field]),
    areFieldsRefused: (_, { error }: Thrown) => error instanceof FieldsRefused,
    hasCredentials: ({ context }) => context.credentials !== null,
    wasCanceled: (_, { error }: Thrown) => isPasskeyCanceled(error),
    isSignedIn: (_, result: FactorResult) => result === 'signedIn',
  },
  actions: {
    clear: assign({ failure: null, passkeyFailure: null, notice: null, reasons: {} }),
    forget: assign({
      failure: null,
      passkeyFailure: null,
      notice: null,
      reasons: {},
      credentials: null,
    }),
    keepPasskeyFailure: assign((_, { error }: Thrown) => ({ passkeyFailure: error })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    keepReasons: assign(({ context }, reasons: Reasons) => ({
      failure: null,
      reasons,
      refusals: context.refusals + 1,
    })),
    keepChallenge: assign((_, { error }: Thrown) =>
      error instanceof FactorRequired ? { challenge: error.challenge, methods: error.methods } : {},
    ),
    keepNotice: assign((_, result: FactorResult) => ({
      notice: result === 'signedIn' ? null : result,
    })),
    keepPhone: assign((_, { address, proof }: OtpOutput) => ({
      credentials: proof && {
        type: '1' as const,
        auth_id: proof.authId,
        mobile: address,
        ...(proof.idToken ? { id_token: proof.idToken } : {}),
      },
    })),
    keepCredentials: assign((_, credentials: Credentials) => ({ credentials })),
    expectCode: assign({ isSent: false, ages: NEW_CODE }),
    tellBegin: emit(({ context }) => ({ type: 'verification.started', email: context.email })),
    tellLeft: emit({ type: 'verification.left' }),
    tellProven: emit(({ context: { email, credentials } }) => ({
      type: 'address.proven',
      email,
      isSignInDue: credentials === null,
    })),
  },
}).createMachine({
  id: 'authJourney',
  description:
    'Somebody signs in or creates an account: by password, passkey, text message or with Google. The address is verified by a code, and a second step may follow.',
  context: ({ input }) => ({
    ...input,
    email: '',
    credentials: null,
    isSent: false,
    ages: NEW_CODE,
    challenge: '',
    methods: [],
    notice: null,
    failure: null,
    passkeyFailure: null,
    reasons: {},
    refusals: 0,
  }),
  initial: 'starting',
  states: {
    starting: {
      description: 'The page says which form comes first.',
      always: [
        { guard: { type: 'startsAt', params: 'register' }, target: 'open.register' },
        { guard: { type: 'startsAt', params: 'forgot' }, target: 'open.forgot' },
        { target: 'open' },
      ],
    },
    open: {
      description: 'A form is shown.',
      initial: 'signIn',
      on: {
        'verification.resumed': {
          target: 'verifying',
          actions: assign({
            email: ({ event }) => event.email,
            ages: ({ event }) => event.ages,
            credentials: null,
            isSent: true,
          }),
        },
      },
      states: {
        signIn: {
          description: 'Sign in with email and password.',
          initial: 'form',
          on: {
            'step.selected': [toStep('phone'), toStep('register'), toStep('forgot')],
            'identity.proven': byGoogle,
          },
          states: {
            form: {
              description: 'Email and password are being typed.',
              on: {
                'credentials.submitted': [
                  {
                    guard: { type: 'isValid', params: ({ event }) => event.faults },
                    target: 'submitting',
                    actions: [
                      'clear',
                      assign({
                        email: ({ event }) => event.credentials.email,
                        credentials: ({ event }) => event.credentials,
                      }),
                    ],
                  },
                  { actions: { type: 'keepReasons', params: ({ event }) => event.faults } },
                ],
                'passkey.requested': { target: 'askingPasskey', actions: 'clear' },
                'field.edited': {
                  guard: { type: 'isWrong', params: ({ event }) => event.field },
                  actions: assign({
                    reasons: ({ context, event }) => ({
                      ...context.reasons,
                      [event.field]: undefined,
                    }),
                  }),
                },
              },
            },
            askingPasskey: {
              description: 'The browser asks for a passkey, which signs in by itself.',
              invoke: {
                src: 'signInByPasskey',
                onDone: '#authJourney.signedIn',
                onError: [
                  { guard: { type: 'wasCanceled', params: ({ event }) => event }, target: 'form' },
                  {
                    target: 'form',
                    actions: { type: 'keepPasskeyFailure', params: ({ event }) => event },
                  },
                ],
              },
            },
            submitting: {
              description: 'Email and password are being checked.',
              invoke: {
                src: 'signIn',
                input: ({ context }) => context.credentials,
                onDone: '#authJourney.signedIn',
                onError: [
                  {
                    guard: { type: 'isFactorRequired', params: ({ event }) => event },
                    target: '#authJourney.factor',
                    actions: { type: 'keepChallenge', params: ({ event }) => event },
                  },
                  {
                    guard: { type: 'isUnverified', params: ({ event }) => event },
                    target: '#authJourney.verifying',
                    actions: ['expectCode', 'tellBegin'],
                  },
                  {
                    guard: { type: 'areFieldsRefused', params: ({ event }) => event },
                    target: 'form',
                    actions: ['forget', { type: 'keepReasons', params: refusedFields }],
                  },
                  {
                    target: 'form',
                    actions: ['forget', { type: 'keepFailure', params: ({ event }) => event }],
                  },
                ],
              },
            },
          },
        },
        phone: {
          description: 'Sign in by text message: the number and its code.',
          on: {
            'step.selected': [toStep('signIn'), toStep('register')],
            'identity.proven': byGoogle,
          },
          invoke: {
            src: 'phoneCode',
            id: 'phoneCode',
            input: { methods: ['phone'] },
            onDone: {
              target: '#authJourney.finishing',
              actions: { type: 'keepPhone', params: ({ event }) => event.output },
            },
          },
        },
        register: {
          description: 'Create an account.',
          on: {
            'step.selected': toStep('signIn'),
            'identity.proven': byGoogle,
            'account.created': {
              target: '#authJourney.verifying',
              actions: [
                'clear',
                assign({
                  email: ({ event }) => event.credentials.email,
                  credentials: ({ event }) => event.credentials,
                  isSent: true,
                  ages: NEW_CODE,
                }),
                'tellBegin',
              ],
            },
          },
        },
        forgot: {
          description: 'Request a link for a new password.',
          on: { 'step.selected': toStep('signIn') },
        },
      },
    },
    verifying: {
      description: 'The address of the account is verified by a code.',
      on: { 'step.left': { target: 'starting', actions: ['tellLeft', 'forget'] } },
      invoke: {
        src: 'emailCode',
        id: 'emailCode',
        input: ({ context: { email, isSent, ages } }) => ({
          methods: ['email'],
          to: emailTarget(email),
          isSent,
          ...ages,
        }),
        onDone: [
          {
            guard: 'hasCredentials',
            target: 'finishing',
            actions: 'tellProven',
          },
          { target: 'open.signIn', actions: 'tellProven' },
        ],
      },
    },
    finishing: {
      description: 'Who it is has been proven.',
      initial: 'signingIn',
      states: {
        signingIn: {
          description: 'The person is being signed in.',
          invoke: {
            src: 'signIn',
            input: ({ context }) => context.credentials,
            onDone: '#authJourney.signedIn',
            onError: [
              {
                guard: { type: 'isFactorRequired', params: ({ event }) => event },
                target: '#authJourney.factor',
                actions: { type: 'keepChallenge', params: ({ event }) => event },
              },
              {
                target: 'failed',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
            ],
          },
        },
        failed: {
          description: 'The sign-in failed. The reason is shown.',
          on: {
            'signIn.retried': { target: 'signingIn', actions: 'clear' },
            'step.left': { target: '#authJourney.starting', actions: 'forget' },
          },
        },
      },
    },
    factor: {
      description:
        'The second step: a passkey, a code of the authenticator app, or a recovery code.',
      on: { 'step.left': { target: 'starting', actions: 'forget' } },
      invoke: {
        src: 'factor',
        id: 'factor',
        input: ({ context: { challenge, methods } }) => ({ challenge, methods }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
          },
          {
            target: 'open.signIn',
            actions: ['forget', { type: 'keepNotice', params: ({ event }) => event.output }],
          },
        ],
      },
    },
    signedIn: { type: 'final', description: 'The person is signed in and goes on.' },
  },
})

export type AuthJourneyActor = ActorRefFrom<typeof authJourneyMachine>
