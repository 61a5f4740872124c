import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { BackupUploadContext, BackupUploadEvent } from './backup-upload.types.ts'

type Thrown = { error: unknown }

const backupUpload = setup({
  types: {
    context: {} as BackupUploadContext,
    events: {} as BackupUploadEvent,
  },
  actors: {
    upload: notProvided<string, File | null>('backupUpload: upload'),
    add: notProvided<void, string | null>('backupUpload: add'),
  },
  actions: {
    keepFile: assign((_, file: File) => ({ file, upload: null, failure: null })),
    keepUpload: assign((_, upload: string) => ({ upload })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    clearFailure: assign({ failure: null }),
  },
})

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: Thrown }) => event,
} as const

const selected = {
  target: 'uploading',
  actions: {
    type: 'keepFile',
    params: ({ event }: { event: Extract<BackupUploadEvent, { type: 'file.selected' }> }) =>
      event.file,
  },
} as const

/** From a file to a backup in the list. */
export const backupUploadMachine = backupUpload.createMachine({
  id: 'backupUpload',
  description:
    'A backup is uploaded in pieces and added to the list, where the provider checks it in the background.',
  context: { file: null, upload: null, failure: null },
  initial: 'choosing',
  states: {
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
          target: 'adding',
          actions: { type: 'keepUpload', params: ({ event }) => event.output },
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
    adding: {
      description: 'The upload joins the list of backups.',
      invoke: {
        src: 'add',
        input: ({ context }) => context.upload,
        onDone: 'added',
        onError: { target: 'waiting', actions: keepFailure },
      },
    },
    waiting: {
      description:
        'It could not be added, for example while another task runs. The upload is kept for a day.',
      on: {
        'upload.resumed': { target: 'adding', actions: 'clearFailure' },
        'file.selected': selected,
      },
    },
    added: {
      description: 'The backup is in the list. The person can choose another one.',
      on: { 'file.selected': selected },
    },
  },
})
