import type { Samples } from '@hearth/machine-lab/walk/samples'
import { messageSendingMachine } from './message-sending.machine.ts'
import { type SendingStop, SendingStopped } from './message-sending.types.ts'

const stopped = (stop: SendingStop, key = '') => ({ error: new SendingStopped(stop, key) })

export const samples: Samples<typeof messageSendingMachine> = {
  machine: messageSendingMachine,
  inputs: { 'a member opens a page': () => ({ spread: 1 }) },
  events: {
    'a message is written': () => ({ type: 'outbox.changed' }),
    'the connection or the sign-in is back': () => ({ type: 'sending.resumed' }),
  },
  outcomes: {
    holdTurn: {
      'no other tab sends': () => ({ sends: { type: 'lock.acquired' } }),
      'the browser cannot share': () => ({ error: new Error('no locks') }),
    },
    findNext: {
      'a message waits': () => ({ output: '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f' }),
      'no message waits': () => ({ output: null }),
      'the device cannot be read': () => ({ error: new Error('no database') }),
    },
    send: {
      'the message was taken': () => ({ output: undefined }),
      'the connection is lost': () => stopped('offline'),
      'the member was signed out': () => stopped('signedOut', 'unauthenticated'),
      'there was no answer': () => stopped('unreached'),
      'the site has an error': () => stopped('failing', 'internal'),
      'the file is too large': () => stopped('refused', 'tooLarge'),
      'the other side blocked the member': () => stopped('closed', 'blocked'),
      'something unknown fails': () => ({ error: new Error('unknown') }),
    },
    refuse: {
      'it was marked as failed': () => ({ output: undefined }),
      'the device cannot be written': () => ({ error: new Error('no database') }),
    },
  },
  situation: ({ context: { current, tries, errors, refusal } }) => ({
    isTaken: current !== null,
    isAgain: tries > 0,
    errors,
    refusal: refusal?.key,
  }),
}
