import type { Kysely } from 'kysely'
import { taxWithin } from '@/domain/payment/tax.ts'
import type { SettingValues } from '@/domain/settings/setting-values.ts'
import type { DB } from '@/generated/database.ts'
import { toSeller } from '@/server/modules/settings/tax-settings.ts'
import {
  findReceivedMoney,
  insertCreditNote,
  insertReceiptFacts,
  readCredited,
} from './receipt-store.ts'

/** Issues the receipt of a purchase whose money is in the ledger, with the next number of the year. */
export async function issueReceipt(
  tx: Kysely<DB>,
  { purchaseId, settings, at }: { purchaseId: number; settings: SettingValues; at: Date },
): Promise<void> {
  const money = await findReceivedMoney(tx, purchaseId)
  if (!money) throw new Error(`purchase ${purchaseId} has no money in the ledger`)
  const { amount_minor, currency, tax_rate, buyer_tax_number } = money
  await insertReceiptFacts(tx, {
    purchaseId,
    at,
    facts: {
      seller: toSeller(settings),
      buyer_tax_number,
      currency,
      total_minor: amount_minor,
      tax_minor: tax_rate === null ? 0 : taxWithin(amount_minor, tax_rate),
    },
  })
}

export type IssuedCreditNote = { id: number; amount_minor: number; currency: string }

/**
 * Issues a credit note for each sum that went back since the last one. Its tax is that of all returns so far, less
 * what is credited: a receipt returned in parts leaves no tax.
 */
export async function issueCreditNotes(
  tx: Kysely<DB>,
  { purchaseId, at }: { purchaseId: number; at: Date },
): Promise<IssuedCreditNote[]> {
  const credited = await readCredited(tx, purchaseId)
  if (!credited) return []
  let { credited_minor: sum, credited_tax_minor: taxSum } = credited
  const issued: IssuedCreditNote[] = []
  for (const { entry_id: entryId, amount_minor, currency } of credited.uncredited) {
    sum += amount_minor
    const isWhole = sum >= credited.total_minor
    const taxOfSum = isWhole ? credited.tax_minor : computeTax(sum, credited)
    const taxMinor = taxOfSum - taxSum
    taxSum = taxOfSum
    const note = { purchaseId, entryId, amountMinor: amount_minor, taxMinor, currency, at }
    issued.push({ id: await insertCreditNote(tx, note), amount_minor, currency })
  }
  return issued
}

function computeTax(
  sum: number,
  { tax_rate, tax_minor }: { tax_rate: number | null; tax_minor: number },
) {
  return tax_rate === null || tax_minor === 0 ? 0 : taxWithin(sum, tax_rate)
}
