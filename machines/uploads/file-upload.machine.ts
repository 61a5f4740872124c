import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import {
  type FileChecked,
  type FileSending,
  type FileToUpload,
  type FileUploadContext,
  type FileUploadEvent,
  type UploadStop,
  UploadStopped,
} from './file-upload.types.ts'

type Thrown = { error: unknown }

const MAX_TRIES = 7
const FIRST_PAUSE_MILLISECONDS = 1_000
const LONGEST_PAUSE_MILLISECONDS = 30_000

const uploadSetup = setup({
  types: {
    context: {} as FileUploadContext,
    input: {} as FileToUpload,
    events: {} as FileUploadEvent,
    /** `busy` takes a slot; `pending` is not done yet. */
    tags: {} as 'busy' | 'pending',
  },
  actors: {
    check: notProvided<FileChecked>('fileUpload: check'),
    send: notProvided<FileChecked, FileSending>('fileUpload: send'),
    process: notProvided<FileChecked>('fileUpload: process'),
  },
  delays: { pause: ({ context }) => context.waitMilliseconds },
  guards: {
    wasTaken: ({ context }) => context.outcome === 'ready',
    wasRefused: ({ context }) => context.outcome === 'refused',
    wasChecked: ({ context }) => context.isChecked,
    isRefused: (_, { refusal }: FileChecked) => refusal !== null,
    isForPost: (_, { isForPost }: FileChecked) => isForPost,
    isProgress: ({ context }, sent: number) => sent > context.sent,
    stoppedFor: (_, { error, stop }: Thrown & { stop: UploadStop }) => toStop(error) === stop,
    isGoneWithTriesLeft: ({ context }, { error }: Thrown) =>
      toStop(error) === 'gone' && context.tries < MAX_TRIES,
    isWorthATry: ({ context }, { error }: Thrown) =>
      toStop(error) === 'later' && context.tries < MAX_TRIES,
  },
  actions: {
    keepRefusal: assign((_, { refusal }: FileChecked) => ({ refusal })),
    keepSent: assign((_, sent: number) => ({ sent })),
    forgetTries: assign({ tries: 0, waitMilliseconds: 0 }),
    beWhole: assign(({ context }) => ({ sent: context.bytes })),
    passCheck: assign({ isChecked: true }),
    begin: assign({ startsOver: false }),
    startOver: assign({ sent: 0, startsOver: true }),
    countTry: assign(({ context }, { error }: Thrown) => ({
      tries: context.tries + 1,
      waitMilliseconds: pauseAfter(context, error),
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailureKey(error) })),
    forgetFailure: assign({ failure: '', tries: 0, waitMilliseconds: 0 }),
  },
})

/** After a failed upload request. */
const stopped = [
  {
    guard: {
      type: 'stoppedFor',
      params: ({ event: { error } }: { event: Thrown }) => ({ error, stop: 'signedOut' as const }),
    },
    target: '#fileUpload.paused.signedOut',
  },
  {
    guard: {
      type: 'stoppedFor',
      params: ({ event: { error } }: { event: Thrown }) => ({ error, stop: 'offline' as const }),
    },
    target: '#fileUpload.paused.offline',
  },
  {
    guard: {
      type: 'isGoneWithTriesLeft',
      params: ({ event: { error } }: { event: Thrown }) => ({ error }),
    },
    target: '#fileUpload.retrying',
    actions: [
      'startOver',
      { type: 'countTry', params: ({ event: { error } }: { event: Thrown }) => ({ error }) },
    ],
  },
  {
    guard: {
      type: 'isWorthATry',
      params: ({ event: { error } }: { event: Thrown }) => ({ error }),
    },
    target: '#fileUpload.retrying',
    actions: {
      type: 'countTry',
      params: ({ event: { error } }: { event: Thrown }) => ({ error }),
    },
  },
  {
    target: '#fileUpload.failed',
    actions: {
      type: 'keepFailure',
      params: ({ event: { error } }: { event: Thrown }) => ({ error }),
    },
  },
] as const

/** One file on its way to the provider. */
export const fileUploadMachine = uploadSetup.createMachine({
  id: 'fileUpload',
  description:
    'One file on its way to the site. It is checked on the device, sent in pieces, and checked again when complete. A lost connection or a reload costs nothing: it goes on where it stopped.',
  context: ({ input }) => ({
    ...input,
    sent: 0,
    tries: 0,
    waitMilliseconds: 0,
    startsOver: false,
    failure: '',
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is the file new, or was it checked or sent before?',
      always: [
        { guard: 'wasTaken', target: 'ready' },
        { guard: 'wasRefused', target: 'refused' },
        { guard: 'wasChecked', target: 'waiting' },
        { target: 'checking' },
      ],
    },
    checking: {
      description: 'The file is saved on the device and checked: kind, size, and whether it opens.',
      tags: 'pending',
      invoke: {
        src: 'check',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { guard: { type: 'isForPost', params: ({ event }) => event.output }, target: 'ready' },
          { target: 'waiting', actions: 'passCheck' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
        },
      },
    },
    waiting: {
      description: 'Waiting for its turn: two files are sent at a time.',
      tags: 'pending',
      on: { 'slot.acquired': 'sending' },
    },
    sending: {
      description: 'The file is being sent in pieces, from where it stopped before.',
      tags: ['busy', 'pending'],
      on: {
        'bytes.acknowledged': [
          {
            guard: { type: 'isProgress', params: ({ event }) => event.sent },
            actions: [
              { type: 'keepSent', params: ({ event }) => event.sent },
              'forgetTries',
              'begin',
            ],
          },
          { actions: { type: 'keepSent', params: ({ event }) => event.sent } },
        ],
      },
      invoke: {
        src: 'send',
        input: ({ context: { startsOver } }) => ({ startsOver }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { target: 'processing', actions: 'begin' },
        ],
        onError: stopped,
      },
    },
    processing: {
      description: 'All of the file has arrived, and the site is checking it.',
      tags: ['busy', 'pending'],
      invoke: {
        src: 'process',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { target: 'ready' },
        ],
        onError: stopped,
      },
    },
    paused: {
      description: 'Nothing is sent for now. What has arrived is kept.',
      tags: 'pending',
      initial: 'offline',
      on: { 'upload.resumed': { target: 'waiting', actions: 'forgetTries' } },
      states: {
        offline: { description: 'There is no connection. The upload continues when it is back.' },
        signedOut: {
          description: 'The person was signed out. The upload continues after signing in again.',
        },
      },
    },
    retrying: {
      description: 'The site could not take the file. It is sent again after a pause.',
      tags: 'pending',
      after: { pause: 'waiting' },
      on: { 'upload.resumed': { target: 'waiting', actions: 'forgetTries' } },
    },
    failed: {
      description: 'The upload failed. The person can try again or remove the file.',
      on: { 'upload.retried': { target: 'deciding', actions: 'forgetFailure' } },
    },
    ready: {
      type: 'final',
      description: 'The file is ready to use.',
      entry: 'beWhole',
    },
    refused: {
      type: 'final',
      description: 'The file is not accepted, and the reason is shown.',
    },
  },
})

function toStop(error: unknown): UploadStop {
  return error instanceof UploadStopped ? error.stop : 'later'
}

function toFailureKey(error: unknown): string {
  return error instanceof UploadStopped ? error.key || error.stop : 'unreached'
}

/** Doubles with each try. Milliseconds. */
function pauseAfter({ tries, jitter }: FileUploadContext, error: unknown): number {
  const backoff = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** tries)
  const asked = error instanceof UploadStopped ? error.waitMilliseconds : 0
  return Math.max(asked, Math.round(backoff * jitter))
}
