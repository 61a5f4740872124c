import type { Samples } from '@hearth/machine-lab/walk/samples'
import { textImportMachine } from './text-import.machine.ts'
import type { FileCounts } from './text-import.types.ts'

const file = new File(['{}'], 'hearth-pl.json')
const report = (counts: Partial<FileCounts>) => () => ({
  output: {
    base: 'a1',
    counts: { new: 0, changed: 0, same: 0, empty: 0, refused: 0, ...counts },
    refused: [],
  },
})

export const samples: Samples<typeof textImportMachine> = {
  machine: textImportMachine,
  inputs: { 'a language': () => undefined },
  events: {
    'the person chooses a file': () => ({ type: 'file.selected', file }),
    'the person checks the file again': () => ({ type: 'check.retried' }),
    'the person imports the file': () => ({ type: 'import.confirmed' }),
  },
  outcomes: {
    check: {
      'it has new texts': report({ new: 12, same: 3 }),
      'it has nothing new': report({ same: 15 }),
      'it has faults': report({ new: 2, refused: 1 }),
      'the site does not answer': () => ({ error: new Error('500') }),
    },
    apply: {
      'the texts are written': () => ({ output: undefined }),
      'somebody changed a text meanwhile': () => ({ error: new Error('409') }),
    },
  },
  situation: ({ context: { file: chosen, report: known, failure } }) => ({
    hasFile: chosen !== null,
    isRefused: (known?.counts.refused ?? 0) > 0,
    hasChanges: (known?.counts.new ?? 0) > 0,
    hasFailed: failure !== null,
  }),
}
