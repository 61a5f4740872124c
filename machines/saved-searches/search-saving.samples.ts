import type { Samples } from '@hearth/machine-lab/walk/samples'
import { searchSavingMachine } from './search-saving.machine.ts'

const offline = () => ({ error: new Error('offline') })

export const samples: Samples<typeof searchSavingMachine> = {
  machine: searchSavingMachine,
  inputs: { 'the results open': () => undefined },
  events: {
    'the member saves the search': () => ({ type: 'save.requested' }),
    'the member removes the search': () => ({ type: 'removal.requested' }),
  },
  outcomes: {
    find: {
      'the search is saved': () => ({ output: 17 }),
      'the search is not saved': () => ({ output: null }),
      'there was no connection': offline,
    },
    save: {
      'the search was saved': () => ({ output: 17 }),
      'there was no connection': offline,
    },
    remove: {
      'the search was removed': () => ({ output: undefined }),
      'there was no connection': offline,
    },
  },
  situation: ({ context: { id } }) => ({ isKnown: id !== null }),
}
