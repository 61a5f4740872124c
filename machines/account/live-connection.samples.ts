import type { Samples } from '@hearth/machine-lab/walk/samples'
import { liveConnectionMachine } from './live-connection.machine.ts'

const message = { type: 'notification' }

export const samples: Samples<typeof liveConnectionMachine> = {
  machine: liveConnectionMachine,
  inputs: { 'a member opens a page': () => ({ chance: 0.5 }) },
  events: {
    'another tab shares a message': () => ({ type: 'message.shared', message }),
    'the network is back': () => ({ type: 'network.restored' }),
    'the member signs out': () => ({ type: 'session.ended' }),
  },
  outcomes: {
    askOffer: {
      'the provider sends events': () => ({ output: 'stream' }),
      'the provider sends no events': () => ({ output: 'none' }),
      'the settings could not be read': () => ({ error: new Error('offline') }),
    },
    holdTurn: {
      'no other tab holds the connection': () => ({ sends: { type: 'lock.acquired' } }),
      'the browser cannot share': () => ({ error: new Error('no locks') }),
    },
    connect: {
      'the connection stands': () => ({ sends: { type: 'connection.opened' } }),
      'a sign of life arrives': () => ({ sends: { type: 'bytes.received' } }),
      'a message arrives': () => ({ sends: { type: 'message.received', message } }),
      'the connection is lost': () => ({ output: 'lost' }),
      'the provider refuses the connection': () => ({ output: 'refused' }),
      'the sign-in is no longer good': () => ({ output: 'signedOut' }),
      'something unknown fails': () => ({ error: new Error('unknown') }),
    },
  },
  situation: ({ context: { tries, hasStood } }) => ({ isAgain: tries > 0, hasStood }),
}
