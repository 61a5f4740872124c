import { assign, setup } from 'xstate'
import { receiptFault } from '@/domain/payment/receipt-file.ts'
import { notProvided } from '../not-provided.ts'
import {
  type BankTransferContext,
  type BankTransferEvent,
  type ReadTransfer,
  ReceiptRefused,
  type Transfer,
  TransferMoved,
} from './bank-transfer.types.ts'
import { Offline } from './checkout.types.ts'

type Thrown = { error: unknown }
type ThrownEvent = { event: Thrown }
type Read = { event: { output: ReadTransfer } }

const transferSetup = setup({
  types: {
    context: {} as BankTransferContext,
    events: {} as BankTransferEvent,
    input: {} as { packageId: number },
  },
  actors: {
    readTransfer: notProvided<ReadTransfer, number>('bankTransfer: readTransfer'),
    begin: notProvided<Transfer, number>('bankTransfer: begin'),
    sendReceipt: notProvided<void, { id: number | null; file: File | null }>(
      'bankTransfer: sendReceipt',
    ),
    breakOff: notProvided<void, number | null>('bankTransfer: breakOff'),
  },
  delays: { secondLook: 4_000 },
  guards: {
    isIn: (_, { read, status }: { read: ReadTransfer; status: ReadTransfer['status'] }) =>
      read.status === status,
    isFaulty: (_, file: File) => receiptFault(file) !== null,
    isOffline: (_, { error }: Thrown) => error instanceof Offline,
    isRefused: (_, { error }: Thrown) => error instanceof ReceiptRefused,
    hasMoved: (_, { error }: Thrown) => error instanceof TransferMoved,
    wasRejected: ({ context }) => context.wasRejected,
  },
  actions: {
    keepTransfer: assign((_, transfer: Transfer | null) => ({ transfer })),
    keepFile: assign((_, file: File) => ({ file, ...NO_FAULT })),
    keepFault: assign((_, file: File) => ({ ...NO_FAULT, fault: receiptFault(file) })),
    keepRefusal: assign((_, { error }: Thrown) =>
      error instanceof ReceiptRefused ? { refusal: error.reason } : {},
    ),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    noteRejection: assign({ wasRejected: true }),
    forgetFaults: assign({
      file: null,
      wasRejected: false,
      fault: null,
      refusal: null,
      failure: null,
    }),
    forgetFailure: assign({ failure: null }),
  },
})

const NO_FAULT = { fault: null, refusal: null, failure: null } as const

const keepFailure = { type: 'keepFailure', params: ({ event }: ThrownEvent) => event } as const
const keepTransfer = {
  type: 'keepTransfer',
  params: ({ event }: Read) => event.output.transfer,
} as const
const hasMoved = {
  guard: { type: 'hasMoved', params: ({ event }: ThrownEvent) => event },
  target: 'loading',
} as const

const readAs = <Status extends ReadTransfer['status'], Target extends string>(
  status: Status,
  target: Target,
) =>
  ({
    guard: { type: 'isIn', params: ({ event }: Read) => ({ read: event.output, status }) },
    target,
    actions: keepTransfer,
  }) as const

/** The page stays as it is while the transfer is read again; another status loads it anew. */
const followed = <Status extends ReadTransfer['status']>(status: Status) =>
  ({
    initial: 'shown',
    states: {
      shown: {
        description:
          'The transfer is read once more: news between the first answer and the live connection is lost.',
        after: { secondLook: 'checking' },
      },
      checking: {
        description: 'The transfer is read while the page stays as it is.',
        invoke: {
          src: 'readTransfer',
          input: ({ context }: { context: BankTransferContext }) => context.packageId,
          onDone: [readAs(status, 'following'), { target: '#bankTransfer.loading' }],
          onError: 'following',
        },
      },
      following: { description: 'News comes over the live connection.' },
    },
  }) as const

type Chosen = { event: { file: File } }

const chooseReceipt = [
  {
    guard: { type: 'isFaulty', params: ({ event }: Chosen) => event.file },
    actions: { type: 'keepFault', params: ({ event }: Chosen) => event.file },
  },
  {
    target: 'sending',
    actions: { type: 'keepFile', params: ({ event }: Chosen) => event.file },
  },
] as const

/** From the account details to the active package; a rejected receipt can be replaced. */
export const bankTransferMachine = transferSetup.createMachine({
  id: 'bankTransfer',
  description:
    'A member pays for a package by bank transfer and hands in the receipt. An administrator approves or rejects it; after a rejection another receipt can be sent.',
  context: ({ input: { packageId } }) => ({
    packageId,
    transfer: null,
    file: null,
    wasRejected: false,
    ...NO_FAULT,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the package, the account to pay into, and a transfer begun before.',
      entry: 'forgetFaults',
      invoke: {
        src: 'readTransfer',
        input: ({ context }) => context.packageId,
        onDone: [
          readAs('gone', 'gone'),
          readAs('closed', 'closed'),
          readAs('activated', 'activated'),
          readAs('review', 'reviewing'),
          readAs('rejected', 'rejected'),
          readAs('pending', 'awaitingReceipt'),
          { target: 'ready', actions: keepTransfer },
        ],
        onError: [
          { guard: { type: 'isOffline', params: ({ event }) => event }, target: 'offline' },
          { target: 'loadFailed', actions: keepFailure },
        ],
      },
    },
    offline: {
      description: 'There is no connection. The page loads as soon as it is back.',
      on: { 'connection.restored': 'loading', 'load.retried': 'loading' },
    },
    loadFailed: {
      description:
        'The page could not be loaded. The reason is shown, and the buyer can try again.',
      on: { 'load.retried': 'loading' },
    },
    ready: {
      description: 'No transfer yet. The package and its price are shown.',
      on: { 'transfer.requested': 'starting', 'payment.changed': '.checking' },
      ...followed('none'),
    },
    starting: {
      description: 'The transfer is recorded and gets its reference.',
      entry: 'forgetFailure',
      invoke: {
        src: 'begin',
        input: ({ context }) => context.packageId,
        onDone: {
          target: 'awaitingReceipt',
          actions: {
            type: 'keepTransfer',
            params: ({ event }) => event.output,
          },
        },
        onError: [hasMoved, { target: 'ready', actions: keepFailure }],
      },
    },
    awaitingReceipt: {
      description:
        'Account, amount and reference are shown, and the receipt can be handed in: a picture or PDF, at most 10 MB.',
      on: {
        'receipt.selected': chooseReceipt,
        'transfer.canceled': 'canceling',
        'payment.changed': '.checking',
      },
      ...followed('pending'),
    },
    sending: {
      description: 'The receipt is being sent.',
      invoke: {
        src: 'sendReceipt',
        input: ({ context: { transfer, file } }) => ({ id: transfer?.id ?? null, file }),
        onDone: { target: 'reviewing', actions: 'forgetFaults' },
        onError: [
          hasMoved,
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'correcting',
            actions: { type: 'keepRefusal', params: ({ event }) => event },
          },
          { target: 'correcting', actions: keepFailure },
        ],
      },
    },
    correcting: {
      description: 'Choosing the page from which the receipt was sent.',
      always: [{ guard: 'wasRejected', target: 'rejected' }, { target: 'awaitingReceipt' }],
    },
    reviewing: {
      description: 'An administrator looks at the receipt.',
      on: { 'payment.changed': '.checking' },
      ...followed('review'),
    },
    rejected: {
      description: 'The receipt was rejected, with a reason. Another one can be handed in.',
      entry: 'noteRejection',
      on: {
        'receipt.selected': chooseReceipt,
        'transfer.canceled': 'canceling',
        'payment.changed': '.checking',
      },
      ...followed('rejected'),
    },
    canceling: {
      description: 'The provider is told that the buyer gave up.',
      invoke: {
        src: 'breakOff',
        input: ({ context }) => context.transfer?.id ?? null,
        onDone: { target: 'canceled', actions: 'forgetFaults' },
        onError: [hasMoved, { target: 'correcting', actions: keepFailure }],
      },
    },
    canceled: {
      description: 'The buyer gave the transfer up, and can begin another one.',
      on: { 'transfer.requested': 'starting' },
    },
    activated: { description: 'The package is active.' },
    closed: { description: 'Bank transfers are not offered any more.' },
    gone: { description: 'The package is not offered any more.' },
  },
})
