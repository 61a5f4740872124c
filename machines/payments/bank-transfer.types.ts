import type { ReceiptFault } from '@/domain/payment/receipt-file.ts'

type TransferState = 'none' | 'pending' | 'review' | 'rejected' | 'activated'

/** Whether and what can be transferred, as the provider says. */
export type ReadTransfer = {
  status: TransferState | 'gone' | 'closed'
  /** Null before a transfer was begun. */
  transfer: Transfer | null
}

export type Transfer = {
  id: number
  /** To be written into the transfer. */
  reference: string
  /** In major units. */
  amount: number
  /** Why the receipt was rejected. */
  reason: string | null
}

/** The provider refused the file; anything else that is thrown is a failure to try again. */
export class ReceiptRefused extends Error {
  override readonly name = 'ReceiptRefused'
  /** As the provider says it. */
  readonly reason: string

  constructor(reason: string) {
    super('receipt refused')
    this.reason = reason
  }
}

/** The transfer is in another state than the page shows. */
export class TransferMoved extends Error {
  override readonly name = 'TransferMoved'
}

export type BankTransferContext = {
  packageId: number
  transfer: Transfer | null
  file: File | null
  /** The receipt before was rejected. */
  wasRejected: boolean
  /** Why the file cannot be sent. */
  fault: ReceiptFault | null
  /** Why the provider refused the file. */
  refusal: string | null
  failure: unknown
}

export type BankTransferEvent =
  | { type: 'transfer.requested' }
  | { type: 'transfer.canceled' }
  /** Told by the live channel, in any tab. */
  | { type: 'payment.changed' }
  | { type: 'receipt.selected'; file: File }
  | { type: 'load.retried' }
  | { type: 'connection.restored' }
