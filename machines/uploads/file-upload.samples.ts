import type { Samples } from '@hearth/machine-lab/walk/samples'
import { fileUploadMachine } from './file-upload.machine.ts'
import { type UploadStop, UploadStopped } from './file-upload.types.ts'

const fresh = { bytes: 4_000, isChecked: false, outcome: null, refusal: null, jitter: 1 }
const good = { refusal: null, isForPost: false }
const stopped = (stop: UploadStop, key = '') => ({ error: new UploadStopped(stop, key) })

export const samples: Samples<typeof fileUploadMachine> = {
  machine: fileUploadMachine,
  inputs: {
    'a new file': () => fresh,
    'a file that an earlier visit checked': () => ({ ...fresh, isChecked: true }),
    'a file that arrived in an earlier visit': () => ({ ...fresh, outcome: 'ready' as const }),
    'a file that was refused in an earlier visit': () => ({
      ...fresh,
      outcome: 'refused' as const,
      refusal: 'tooSmall',
    }),
  },
  events: {
    'it is this file’s turn': () => ({ type: 'slot.acquired' }),
    'a piece arrives': () => ({ type: 'bytes.acknowledged', sent: 2_000 }),
    'the connection or the sign-in is back': () => ({ type: 'upload.resumed' }),
    'the person tries again': () => ({ type: 'upload.retried' }),
  },
  outcomes: {
    check: {
      'the file is good': () => ({ output: good }),
      'the photo is too small': () => ({ output: { refusal: 'tooSmall', isForPost: false } }),
      'the file is sent with the form later': () => ({ output: { ...good, isForPost: true } }),
      'the file is not on this device': () => stopped('refused', 'lost'),
    },
    send: {
      'all of it arrived': () => ({ output: good }),
      'the file is too large': () => ({ output: { refusal: 'tooLarge', isForPost: false } }),
      'the connection is lost': () => stopped('offline'),
      'the person was signed out': () => stopped('signedOut'),
      'the site has forgotten the upload': () => stopped('gone'),
      'the site is busy': () => stopped('later', 'tooMany'),
      'the site does not allow it': () => stopped('refused', 'demo'),
      'something unknown fails': () => ({ error: new Error('no such device') }),
    },
    process: {
      'the file is accepted': () => ({ output: good }),
      'the file cannot be read': () => ({ output: { refusal: 'unreadable', isForPost: false } }),
      'the connection is lost': () => stopped('offline'),
      'the person was signed out': () => stopped('signedOut'),
      'the site has forgotten the upload': () => stopped('gone'),
      'the site is busy': () => stopped('later'),
      'the site does not allow it': () => stopped('refused', 'demo'),
    },
  },
  situation: ({ context: { sent, tries, refusal, failure } }) => ({
    sent: sent > 0,
    tries,
    refusal,
    failure,
  }),
}
