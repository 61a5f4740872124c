import type { Samples } from '@hearth/machine-lab/walk/samples'
import { backupUploadMachine } from './backup-upload.machine.ts'

const file = new File(['backup'], 'hearth.backup')

export const samples: Samples<typeof backupUploadMachine> = {
  machine: backupUploadMachine,
  inputs: { 'a new upload': () => undefined },
  events: {
    'the person chooses a file': () => ({ type: 'file.selected', file }),
    'the connection is back, or the person tries again': () => ({ type: 'upload.resumed' }),
  },
  outcomes: {
    upload: {
      'all of it arrived': () => ({ output: '6c1f0Yt4rY2bS7Gm6c1f0Q' }),
      'the connection is lost': () => ({ error: new Error('offline') }),
    },
    add: {
      'it is in the list': () => ({ output: undefined }),
      'another task runs': () => ({ error: new Error('409') }),
    },
  },
  situation: ({ context: { upload, failure } }) => ({
    isUploaded: upload !== null,
    hasFailed: failure !== null,
  }),
}
