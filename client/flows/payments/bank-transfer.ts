import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { fetchUntil } from '@/client/api/calls/fetch-until.ts'
import { packageQueries } from '@/client/api/member/packages.ts'
import {
  beginBankTransfer,
  breakOffPayment,
  type Payment,
  paymentQueries,
  sendBankReceipt,
} from '@/client/api/member/payments.ts'
import { bankTransferMachine } from '@/machines/payments/bank-transfer.machine.ts'
import {
  type ReadTransfer,
  ReceiptRefused,
  type Transfer,
  TransferMoved,
} from '@/machines/payments/bank-transfer.types.ts'
import type { Tools } from '../find-location.ts'
import { askPayment, isConflict, markStale, online, wantedPackage } from './payment-calls.ts'

/** Bank transfer at the provider; components read payment and account from the cache. */
export function bankTransfer(tools: () => Tools) {
  return bankTransferMachine.provide({
    actors: {
      readTransfer: fromPromise<ReadTransfer, number>(({ input, signal }) =>
        readTransfer(tools(), input, signal),
      ),
      // Not aborted when the page is left: what was sent counts.
      begin: fromPromise<Transfer, number>(async ({ input }) => {
        const { queries, client } = tools()
        const { payment } = await beginBankTransfer(client, input).catch(refuse)
        markStale(queries, beginBankTransfer)
        return toTransfer(payment)
      }),
      sendReceipt: fromPromise<void, { id: number | null; file: File | null }>(
        async ({ input: { id, file } }) => {
          const { queries, client } = tools()
          if (id === null || !file) throw new Error('there is no transfer or no receipt')
          await sendBankReceipt(client, { id, file }).catch(refuse)
          markStale(queries, sendBankReceipt)
        },
      ),
      breakOff: fromPromise<void, number | null>(async ({ input }) => {
        const { queries, client } = tools()
        if (input === null) return
        await breakOffPayment(client, input).catch(refuse)
        markStale(queries, breakOffPayment)
      }),
    },
  })
}

async function readTransfer(
  tools: Tools,
  packageId: number,
  signal: AbortSignal,
): Promise<ReadTransfer> {
  const { queries, client } = tools
  const fresh = { staleTime: 0 }
  const [offer, settings] = await Promise.all([
    fetchUntil(queries, { ...online(packageQueries.packages(client)), ...fresh }, signal),
    fetchUntil(queries, { ...online(paymentQueries.settings(client)), ...fresh }, signal),
  ])
  const wanted = wantedPackage(offer, packageId)
  if (wanted === 'alreadyOwned') return { status: 'activated', transfer: null }
  if (wanted === 'gone') return { status: 'gone', transfer: null }
  const { lastId } = wanted
  const payment = lastId === null ? null : await askPayment(tools, lastId, signal)
  const begun = payment && toBegun(payment)
  return begun ?? { status: settings.takesTransfers ? 'none' : 'closed', transfer: null }
}

/** The last purchase, if it is an open bank transfer. */
function toBegun(payment: Payment): ReadTransfer | null {
  const { payment_type: type, payment_status: status } = payment
  const isOpen = status === 'pending' || status === 'review' || status === 'rejected'
  return type === 'bank transfer' && isOpen ? { status, transfer: toTransfer(payment) } : null
}

function toTransfer({ id, order_id, amount, reject_reason: reason }: Payment): Transfer {
  return { id, reference: order_id ?? String(id), amount, reason }
}

function refuse(error: unknown): never {
  if (isConflict(error)) throw new TransferMoved()
  const reason = error instanceof ApiError ? error.fields.file : undefined
  throw reason === undefined ? error : new ReceiptRefused(reason)
}
