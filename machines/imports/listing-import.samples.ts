import type { Samples } from '@hearth/machine-lab/walk/samples'
import { listingImportMachine } from './listing-import.machine.ts'
import type { ImportState } from './listing-import.types.ts'

const file = new File(['ref,title'], 'homes.csv')
const state = (output: ImportState) => () => ({ output })

export const samples: Samples<typeof listingImportMachine> = {
  machine: listingImportMachine,
  inputs: {
    'a new import': () => ({ id: null }),
    'an import that exists': () => ({ id: 3 }),
  },
  events: {
    'the person chooses a file': () => ({ type: 'file.selected', file }),
    'the connection is back': () => ({ type: 'upload.resumed' }),
    'the person tries again': () => ({ type: 'load.retried' }),
    'the person opens the columns': () => ({ type: 'map.reopened' }),
    'the person checks the file': () => ({
      type: 'action.requested',
      action: { type: 'check', map: '{}', ownerEmail: '' },
    }),
    'the person starts the import': () => ({ type: 'action.requested', action: { type: 'run' } }),
    'the person stops it': () => ({ type: 'action.requested', action: { type: 'stop' } }),
    'the person takes it back': () => ({
      type: 'action.requested',
      action: { type: 'takeBack' },
    }),
  },
  outcomes: {
    upload: {
      'all of it arrived': () => ({ output: 3 }),
      'the connection is lost': () => ({ error: new Error('offline') }),
    },
    load: {
      'it waits for its columns': state('uploaded'),
      'it is being checked': state('checking'),
      'it is checked': state('checked'),
      'it is running': state('running'),
      'it was stopped': state('stopped'),
      'it failed': state('failed'),
      'it is done': state('done'),
      'it is being taken back': state('takingBack'),
      'it is taken back': state('takenBack'),
      'the site does not answer': () => ({ error: new Error('500') }),
    },
    act: {
      'it begins': () => ({ output: undefined }),
      'the provider refuses': () => ({ error: new Error('409') }),
    },
  },
  situation: ({ context: { id, state: known, isMapping, failure } }) => ({
    isKnown: id !== null,
    state: known,
    isMapping,
    hasFailed: failure !== null,
  }),
}
