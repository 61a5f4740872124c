import { failure } from '@/server/contract/failure.ts'
import type { Deps } from '@/server/deps.ts'
import {
  type Documents,
  DocumentsUnavailable,
  type Paper,
} from '@/server/gateways/documents/documents.ts'
import { getMailTheme } from '@/server/modules/settings/mail-theme.ts'
import { findPurchase, findPurchaseOfNote } from '../purchase-reads-store.ts'
import { creditNotePaper, receiptPaper } from './paper.ts'
import { paperNumber } from './paper-number.ts'
import type { Series } from './receipt-store.ts'

export type WantedPaper = { kind: Series; id: number; language: string; origin: string }

export type ReadPaper = {
  paper: Paper
  /** Without ending, for example `receipt-2026-000017`. */
  fileName: string
}

/** A receipt by its purchase, or a credit note; undefined if there is none. */
export async function findPaper(
  deps: Pick<Deps, 'db' | 'settings'>,
  { kind, id, language, origin }: WantedPaper,
): Promise<ReadPaper | undefined> {
  const theme = await getMailTheme(deps, { language, origin })
  if (kind === 'receipt') {
    const purchase = await findPurchase(deps.db, id)
    if (purchase?.status !== 'success') return undefined
    const { receipt_year: year, receipt_number: number, reference } = purchase
    const name = paperNumber(year, number, 'receipt') ?? reference
    return { paper: receiptPaper(purchase, theme), fileName: `receipt-${name}` }
  }
  const purchase = await findPurchaseOfNote(deps.db, id)
  const note = purchase?.credit_notes.find((one) => one.id === id)
  if (!purchase || !note) return undefined
  const name = paperNumber(note.year, note.number, 'credit-note')
  return { paper: creditNotePaper(purchase, note, theme), fileName: `credit-note-${name}` }
}

/** Raises conflict on machines that cannot make documents. */
export async function toPdf(documents: Documents, paper: Paper): Promise<Buffer> {
  try {
    return await documents.paper(paper)
  } catch (error) {
    if (!(error instanceof DocumentsUnavailable)) throw error
    const message = 'PDF files are not available here. Please print the page.'
    throw failure('conflict', message, { key: 'noPdf', cause: error })
  }
}
