import type { Samples } from '@hearth/machine-lab/walk/samples'
import { LocationError } from '@/domain/place/place-location.ts'
import { bootMachine } from './boot.machine.ts'

export const samples: Samples<typeof bootMachine> = {
  machine: bootMachine,
  inputs: { 'a page opens': () => undefined },
  events: {},
  outcomes: {
    rehydrate: {
      'it is the first visit': () => ({
        output: { hasLocation: false, wasAskedForPosition: false },
      }),
      'a place was set before': () => ({
        output: { hasLocation: true, wasAskedForPosition: false },
      }),
      'the person was asked for the position before': () => ({
        output: { hasLocation: false, wasAskedForPosition: true },
      }),
      'the browser’s storage is blocked': () => ({ error: new Error('blocked') }),
    },
    readSettings: {
      'the settings arrive': () => ({ output: undefined }),
      'the site does not answer': () => ({ error: new Error('no connection') }),
    },
    rememberLanguage: {
      'the language is saved': () => ({ output: undefined }),
      'the language cannot be saved': () => ({ error: new Error('blocked') }),
    },
    findLocation: {
      'the device says where it is': () => ({ output: undefined }),
      'the person does not allow it': () => ({ error: new LocationError('denied') }),
    },
  },
  situation: ({ context: { isForgetful, hasStaleSettings, locationProblem } }) => ({
    isForgetful,
    hasStaleSettings,
    locationProblem,
  }),
}
