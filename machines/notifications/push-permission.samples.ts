import type { Samples } from '@/machine-lab/walk/samples.ts'
import { pushPermissionMachine } from './push-permission.machine.ts'
import { type PushAnswer, type PushStanding, WorkerMissing } from './push-permission.types.ts'

const standing = (output: PushStanding) => () => ({ output })
const answer = (output: PushAnswer) => () => ({ output })

export const samples: Samples<typeof pushPermissionMachine> = {
  machine: pushPermissionMachine,
  inputs: { 'a browser': () => undefined },
  events: {
    'the member switches them on': () => ({ type: 'push.requested' }),
    'the member switches them off': () => ({ type: 'push.stopped' }),
    'the member has it checked again': () => ({ type: 'permission.rechecked' }),
    'the member changes the browser’s settings': () => ({ type: 'permission.changed' }),
  },
  outcomes: {
    look: {
      'it was never asked': standing('off'),
      'it shows notifications': standing('on'),
      'notifications are blocked': standing('denied'),
      'it has no push messages': standing('unsupported'),
      'it needs the home screen': standing('needsInstall'),
      'it does not answer': () => ({ error: new Error('no answer') }),
    },
    ask: {
      'the member allows them': answer('granted'),
      'the member blocks them': answer('denied'),
      'the question is closed': answer('default'),
      'the browser refuses to ask': () => ({ error: new Error('no tap') }),
    },
    subscribe: {
      'the provider knows the address': () => ({ output: undefined }),
      'no service worker is active': () => ({ error: new WorkerMissing() }),
      'the push service is not reached': () => ({ error: new Error('push service') }),
    },
    startWorker: {
      'the service worker is active': () => ({ output: undefined }),
      'the service worker does not start': () => ({ error: new Error('worker') }),
    },
    unsubscribe: {
      'the address is given up': () => ({ output: undefined }),
      'the provider is not reached': () => ({ error: new Error('offline') }),
    },
  },
  situation: ({ context: { wasDismissed, hasRetried, hasFailed } }) => ({
    wasDismissed,
    hasRetried,
    hasFailed,
  }),
}
