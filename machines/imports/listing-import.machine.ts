import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type {
  ImportAction,
  ImportState,
  ListingImportContext,
  ListingImportEvent,
} from './listing-import.types.ts'

type Thrown = { error: unknown }

const POLL_MILLISECONDS = 1_000

const listingImport = setup({
  types: {
    context: {} as ListingImportContext,
    input: {} as { id: number | null },
    events: {} as ListingImportEvent,
    tags: {} as 'busy',
  },
  actors: {
    upload: notProvided<number, File | null>('listingImport: upload'),
    load: notProvided<ImportState, number | null>('listingImport: load'),
    act: notProvided<void, { id: number | null; action: ImportAction | null }>(
      'listingImport: act',
    ),
  },
  delays: { poll: POLL_MILLISECONDS },
  guards: {
    isKnown: ({ context }) => context.id !== null,
    isMapRefused: ({ context }) => context.isMapping && context.failure !== null,
    isIn: ({ context }, state: ImportState) => context.state === state,
    isStop: (_, { type }: ImportAction) => type === 'stop',
    isRun: (_, { type }: ImportAction) => type === 'run',
    isCheck: (_, { type }: ImportAction) => type === 'check',
    isTakeBack: (_, { type }: ImportAction) => type === 'takeBack',
  },
  actions: {
    keepFile: assign((_, file: File) => ({ file, failure: null })),
    keepId: assign((_, id: number) => ({ id, file: null })),
    keepState: assign((_, state: ImportState) => ({ state })),
    keepAction: assign((_, action: ImportAction) => ({ action, failure: null })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    clearFailure: assign({ failure: null }),
    openMap: assign({ isMapping: true }),
    closeMap: assign({ isMapping: false }),
  },
})

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: Thrown }) => event,
} as const

type Guarded = 'isStop' | 'isRun' | 'isCheck' | 'isTakeBack'
type Requested = Extract<ListingImportEvent, { type: 'action.requested' }>

const perform = <Guard extends Guarded>(guard: Guard) =>
  ({
    guard: { type: guard, params: ({ event }: { event: Requested }) => event.action },
    target: '#listingImport.acting',
    actions: { type: 'keepAction', params: ({ event }: { event: Requested }) => event.action },
  }) as const

const poll = { poll: '#listingImport.refreshing' } as const
const selected = {
  target: 'uploading',
  actions: {
    type: 'keepFile',
    params: ({ event }: { event: Extract<ListingImportEvent, { type: 'file.selected' }> }) =>
      event.file,
  },
} as const
const loaded = {
  target: 'deciding',
  actions: {
    type: 'keepState',
    params: ({ event }: { event: { output: ImportState } }) => event.output,
  },
} as const

/** From a file to listings, and back. */
export const listingImportMachine = listingImport.createMachine({
  id: 'listingImport',
  description:
    'A file of listings is uploaded, its columns are assigned, it is checked, mended and imported. The provider works in the background, so that the page can be left; the import can be taken back.',
  context: ({ input }) => ({
    id: input.id,
    file: null,
    state: null,
    action: null,
    isMapping: false,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Is it a new import, or one that exists?',
      always: [{ guard: 'isKnown', target: 'loading' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The person chooses a file.',
      on: { 'file.selected': selected },
    },
    uploading: {
      description: 'The file is sent in pieces, from where it stopped before.',
      invoke: {
        src: 'upload',
        input: ({ context }) => context.file,
        onDone: {
          target: 'loading',
          actions: { type: 'keepId', params: ({ event }) => event.output },
        },
        onError: { target: 'interrupted', actions: keepFailure },
      },
    },
    interrupted: {
      description: 'The file could not be sent. What has arrived is kept.',
      on: {
        'upload.resumed': { target: 'uploading', actions: 'clearFailure' },
        'file.selected': selected,
      },
    },
    loading: {
      description: 'Loading how far the import is.',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: loaded,
        onError: { target: 'loadFailed', actions: keepFailure },
      },
    },
    loadFailed: {
      description: 'The import could not be loaded. The person can retry.',
      on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
    },
    deciding: {
      description: 'Choosing the screen of the state.',
      always: [
        { guard: 'isMapRefused', target: 'mapping' },
        { guard: { type: 'isIn', params: 'uploaded' }, target: 'mapping' },
        { guard: { type: 'isIn', params: 'checking' }, target: 'checking' },
        { guard: { type: 'isIn', params: 'checked' }, target: 'mending' },
        { guard: { type: 'isIn', params: 'running' }, target: 'running' },
        { guard: { type: 'isIn', params: 'stopped' }, target: 'stopped' },
        { guard: { type: 'isIn', params: 'failed' }, target: 'failed' },
        { guard: { type: 'isIn', params: 'done' }, target: 'done' },
        { guard: { type: 'isIn', params: 'takingBack' }, target: 'takingBack' },
        { target: 'takenBack' },
      ],
    },
    mapping: {
      description: 'The person assigns columns to fields. A refused map stays as it is.',
      entry: 'openMap',
      on: { 'action.requested': perform('isCheck') },
    },
    checking: {
      description: 'The provider reads the whole file and writes nothing.',
      after: poll,
      on: { 'action.requested': perform('isStop') },
    },
    mending: {
      description: 'The person sees what the import would do, mends cells, and starts it.',
      on: {
        'action.requested': [perform('isCheck'), perform('isRun')],
        'map.reopened': 'mapping',
      },
    },
    running: {
      description: 'The provider writes the listings.',
      after: poll,
      on: { 'action.requested': perform('isStop') },
    },
    refreshing: {
      description: 'Asking how far the provider is. A failure only delays the next answer.',
      invoke: {
        src: 'load',
        input: ({ context }) => context.id,
        onDone: loaded,
        onError: 'deciding',
      },
      on: { 'action.requested': perform('isStop') },
    },
    stopped: {
      description:
        'The person has stopped the import. What is written stays until it is taken back.',
      on: {
        'action.requested': [perform('isRun'), perform('isTakeBack')],
        'map.reopened': 'mapping',
      },
    },
    failed: {
      description: 'The import ended with a fault. It can continue after its last row.',
      on: {
        'action.requested': [perform('isRun'), perform('isTakeBack')],
        'map.reopened': 'mapping',
      },
    },
    done: {
      description: 'All rows are imported.',
      on: { 'action.requested': perform('isTakeBack') },
    },
    takingBack: {
      description: 'The provider gives listings their former content and removes new ones.',
      after: poll,
    },
    takenBack: { description: 'The listings are as before the import.', type: 'final' },
    acting: {
      description:
        'Asking the provider for the next step. After a refusal its present state is shown.',
      tags: 'busy',
      invoke: {
        src: 'act',
        input: ({ context: { id, action } }) => ({ id, action }),
        onDone: { target: 'loading', actions: 'closeMap' },
        onError: { target: 'loading', actions: keepFailure },
      },
    },
  },
})
