import { cleanFileName } from '@/domain/listing/file-rules.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { beginPurchase, requireNotHeld } from '@/server/modules/packages/purchases.ts'
import { findTaxTerms } from '@/server/modules/settings/tax-settings.ts'
import { FileRefused, keepReceipt, type TakenUpload } from '@/server/modules/uploads/intake.ts'
import { keptParts } from '@/server/modules/uploads/kept-parts.ts'
import { requireMember } from '@/server/viewer.ts'
import { type BankReceiptRow, insertReceipt } from './bank-store.ts'
import { noMethod, takesTransfers } from './methods.ts'
import { type PurchaseRow, readOpenPurchases } from './purchase-reads-store.ts'
import { lockPurchase, savePurchaseState } from './settle-store.ts'
import { newReference, ownPurchase, payable } from './start-payment.ts'

export type BankDetail = { title: string; value: string }

export type BegunTransfer = {
  purchase: PurchaseRow
  receipt: BankReceiptRow | null
  details: BankDetail[]
}

/**
 * Begins a bank transfer, in review if it brings the receipt. Raises notFound, invalid for a free
 * package or a wrong file, conflict if transfers are closed, the package is held, or an earlier
 * transfer for it is open.
 */
export async function beginTransfer(
  context: ServiceContext,
  { packageId, file }: { packageId: number; file: UploadedFile | undefined },
): Promise<BegunTransfer> {
  const { deps, viewer, language, origin } = context
  const accountId = requireMember(viewer).id
  const values = await deps.settings.read()
  if (!takesTransfers(values)) throw noMethod()
  await payable(deps.db, packageId)
  const tax = findTaxTerms(values)
  const details = values.bank_details.map(({ title, value, translations }) => ({
    title: translations[language] || title,
    value,
  }))
  const { id, receipt } = await withReceipt(context, file, (stored) =>
    deps.db.transaction().execute(async (tx) => {
      const at = deps.clock()
      await requireNotHeld(tx, { accountId, packageId, at })
      const open = await readOpenPurchases(tx, { accountId, packageId, tax })
      if (open.some(({ type }) => type === 'bank transfer')) {
        throw failure('conflict', 'You already began a bank transfer for this package.', {
          key: 'transferOpen',
        })
      }
      const purchaseId = await beginPurchase(tx, {
        accountId,
        packageId,
        origin,
        tax,
        at,
        type: 'bank transfer',
        reference: newReference(),
        state: stored ? 'review' : 'pending',
      })
      const added = stored && (await insertReceipt(tx, { ...stored, purchaseId, at }))
      return { id: purchaseId, receipt: added }
    }),
  )
  return { purchase: await ownPurchase(context, id), receipt, details }
}

/** Puts an own transfer into review. Raises notFound, conflict in other states, invalid. */
export async function addReceipt(
  context: ServiceContext,
  { id, file }: { id: number; file: UploadedFile },
): Promise<BankReceiptRow> {
  const { deps } = context
  const { type } = await ownPurchase(context, id)
  if (type !== 'bank transfer') throw notOpen()
  const receipt = await withReceipt(context, file, (stored) =>
    deps.db.transaction().execute(async (tx) => {
      const at = deps.clock()
      const purchase = await lockPurchase(tx, id)
      if (purchase?.state !== 'pending' && purchase?.state !== 'rejected') throw notOpen()
      await savePurchaseState(tx, { id, state: 'review', reason: '', at })
      return stored && insertReceipt(tx, { ...stored, purchaseId: id, at })
    }),
  )
  if (!receipt) throw invalid({ file: 'is required' })
  return receipt
}

function notOpen() {
  return failure('conflict', 'This payment takes no receipt.', { key: 'transferNotOpen' })
}

type Stored = { key: string; name: string } | null

/** Stores the file before the transaction, and takes it back if that refuses. */
async function withReceipt<Result>(
  { deps, viewer }: ServiceContext,
  file: UploadedFile | undefined,
  work: (stored: Stored) => Promise<Result>,
): Promise<Result> {
  if (!file) return work(null)
  const accountId = requireMember(viewer).id
  await deps.limits.consume('bankReceiptsByAccount', String(accountId))
  const kept = keptParts(deps)
  try {
    const { key, name } = await kept.keep(keepReceipt(deps, file, accountId)).catch(refuse)
    return await work({ key, name: cleanFileName(file.name) || name })
  } catch (error) {
    await kept.takeBackAfter(error)
    throw error
  }
}

const REFUSALS: Partial<Record<FileRefused['reason'], string>> = {
  tooLarge: 'The receipt may have at most 10 MB.',
  empty: 'The file is empty.',
  unreadable: faultWords.unreadable,
  tooManyPixels: 'The picture is too large.',
}

function refuse(error: unknown): Promise<TakenUpload> {
  if (!(error instanceof FileRefused)) throw error
  throw invalid({ file: REFUSALS[error.reason] ?? faultWords.wrongKind })
}
