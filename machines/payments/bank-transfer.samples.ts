import type { Samples } from '@hearth/machine-lab/walk/samples'
import { bankTransferMachine } from './bank-transfer.machine.ts'
import {
  type ReadTransfer,
  ReceiptRefused,
  type Transfer,
  TransferMoved,
} from './bank-transfer.types.ts'
import { Offline } from './checkout.types.ts'

const begun: Transfer = { id: 19, reference: 'H7KQ2M9XWTCD4', amount: 49, reason: null }
const read = (status: ReadTransfer['status'], transfer: Transfer | null = begun) => ({
  output: { status, transfer },
})
const moved = () => ({ error: new TransferMoved() })
const noAnswer = () => ({ error: new Error('no connection') })

export const samples: Samples<typeof bankTransferMachine> = {
  machine: bankTransferMachine,
  inputs: { 'the page opens': () => ({ packageId: 3 }) },
  events: {
    'the buyer begins a transfer': () => ({ type: 'transfer.requested' }),
    'the buyer gives the transfer up': () => ({ type: 'transfer.canceled' }),
    'the payment changes': () => ({ type: 'payment.changed' }),
    'the buyer chooses a receipt': () => ({
      type: 'receipt.selected',
      file: new File(['%PDF-1.7'], 'receipt.pdf', { type: 'application/pdf' }),
    }),
    'the buyer chooses a program': () => ({
      type: 'receipt.selected',
      file: new File(['MZ'], 'receipt.exe', { type: 'application/x-msdownload' }),
    }),
    'the person loads the page again': () => ({ type: 'load.retried' }),
    'the connection is back': () => ({ type: 'connection.restored' }),
  },
  outcomes: {
    readTransfer: {
      'there is no transfer': () => read('none', null),
      'the receipt is not there yet': () => read('pending'),
      'the receipt is under review': () => read('review'),
      'the receipt was rejected': () =>
        read('rejected', { ...begun, reason: 'The amount cannot be read.' }),
      'the transfer was approved': () => read('activated'),
      'bank transfers are closed': () => read('closed', null),
      'the package is gone': () => read('gone', null),
      'there is no connection': () => ({ error: new Offline() }),
      'the site does not answer': noAnswer,
    },
    begin: {
      'the transfer is recorded': () => ({ output: begun }),
      'a transfer was begun in another tab': moved,
      'there is no connection': noAnswer,
    },
    sendReceipt: {
      'the receipt arrived': () => ({ output: undefined }),
      'the receipt cannot be read': () => ({
        error: new ReceiptRefused('The receipt must be a JPEG, PNG or PDF.'),
      }),
      'it was decided meanwhile': moved,
      'there is no connection': noAnswer,
    },
    breakOff: {
      'it is broken off': () => ({ output: undefined }),
      'it was decided meanwhile': moved,
      'there is no connection': noAnswer,
    },
  },
  situation: ({ context: { fault, refusal, failure, wasRejected } }) => ({
    fault,
    wasRejected,
    isRefused: refusal !== null,
    hasFailed: failure !== null,
  }),
}
