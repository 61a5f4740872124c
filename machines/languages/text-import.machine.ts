import { assign, setup } from 'xstate'
import { notProvided } from '../not-provided.ts'
import type { FileReport, TextImportContext, TextImportEvent } from './text-import.types.ts'

type Thrown = { error: unknown }

const textImport = setup({
  types: {
    context: {} as TextImportContext,
    events: {} as TextImportEvent,
    tags: {} as 'busy',
  },
  actors: {
    check: notProvided<FileReport, File | null>('textImport: check'),
    apply: notProvided<void, { file: File | null; base: string }>('textImport: apply'),
  },
  guards: {
    isRefused: ({ context: { report } }) => (report?.counts.refused ?? 0) > 0,
    changesNothing: ({ context: { report } }) =>
      (report?.counts.new ?? 0) + (report?.counts.changed ?? 0) === 0,
  },
  actions: {
    keepFile: assign((_, file: File) => ({ file, report: null, failure: null })),
    keepReport: assign((_, report: FileReport) => ({ report, failure: null })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: error })),
    clearFailure: assign({ failure: null }),
  },
})

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: Thrown }) => event,
} as const

const selected = {
  target: 'checking',
  actions: {
    type: 'keepFile',
    params: ({ event }: { event: Extract<TextImportEvent, { type: 'file.selected' }> }) =>
      event.file,
  },
} as const

const retried = { target: 'checking', actions: 'clearFailure' } as const

/** From a translated file to texts of a language. */
export const textImportMachine = textImport.createMachine({
  id: 'textImport',
  description:
    'A file of translated texts is checked, what it would change is shown, and it is imported as a whole.',
  context: { file: null, report: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person chooses a file.',
      on: { 'file.selected': selected },
    },
    checking: {
      description: 'The provider reads the file and writes nothing.',
      tags: 'busy',
      invoke: {
        src: 'check',
        input: ({ context }) => context.file,
        onDone: {
          target: 'deciding',
          actions: { type: 'keepReport', params: ({ event }) => event.output },
        },
        onError: { target: 'checkFailed', actions: keepFailure },
      },
    },
    checkFailed: {
      description: 'The file could not be checked. The person can retry or choose another one.',
      on: { 'check.retried': retried, 'file.selected': selected },
    },
    deciding: {
      description: 'Can the file be imported?',
      always: [
        { guard: 'isRefused', target: 'refused' },
        { guard: 'changesNothing', target: 'unchanged' },
        { target: 'ready' },
      ],
    },
    refused: {
      description: 'The file has faults, which are listed. Nothing of it is imported.',
      on: { 'file.selected': selected },
    },
    unchanged: {
      description: 'All texts of the file are in force already.',
      on: { 'file.selected': selected },
    },
    ready: {
      description: 'The person sees what the import would change, and starts it.',
      on: { 'import.confirmed': 'importing', 'file.selected': selected },
    },
    importing: {
      description: 'The provider writes all texts or none.',
      tags: 'busy',
      invoke: {
        src: 'apply',
        input: ({ context: { file, report } }) => ({ file, base: report?.base ?? '' }),
        onDone: { target: 'done', actions: 'clearFailure' },
        onError: { target: 'importFailed', actions: keepFailure },
      },
    },
    importFailed: {
      description:
        'The import failed, for example because somebody changed a text meanwhile. The file is checked again.',
      on: { 'check.retried': retried, 'file.selected': selected },
    },
    done: {
      description: 'All texts of the file are in force.',
      on: { 'file.selected': selected },
    },
  },
})
