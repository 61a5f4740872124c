import type { Samples } from '@hearth/machine-lab/walk/samples'
import { pushPermissionMachine } from './push-permission.machine.ts'
import { type PushAnswer, type PushStatus, WorkerMissing } from './push-permission.types.ts'

const status = (output: PushStatus) => () => ({ output })
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
      'it was never asked': status('off'),
      'it shows notifications': status('on'),
      'notifications are blocked': status('denied'),
      'it has no push messages': status('unsupported'),
      'it needs the home screen': status('needsInstall'),
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
