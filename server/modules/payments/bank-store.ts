import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'

export type BankReceiptRow = {
  id: number
  payment_transaction_id: number
  file_key: string | null
  name: string
  created_at: Date
}

export async function insertReceipt(
  db: Kysely<DB>,
  receipt: { purchaseId: number; key: string; name: string; at: Date },
): Promise<BankReceiptRow> {
  return db
    .insertInto('bank_receipt')
    .values({
      payment_transaction_id: receipt.purchaseId,
      file_key: receipt.key,
      name: receipt.name,
      created_at: receipt.at,
    })
    .returning(['id', 'payment_transaction_id', 'file_key', 'name', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** Receipts of purchases, newest first. */
export async function readReceipts(
  db: Kysely<DB>,
  purchaseIds: readonly number[],
): Promise<BankReceiptRow[]> {
  if (purchaseIds.length === 0) return []
  return db
    .selectFrom('bank_receipt')
    .select(['id', 'payment_transaction_id', 'file_key', 'name', 'created_at'])
    .where('payment_transaction_id', 'in', purchaseIds)
    .orderBy('id', 'desc')
    .execute()
}
