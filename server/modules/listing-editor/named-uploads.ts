import type { Transaction } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { WantedUpload } from '@/server/modules/uploads/take.ts'
import { listPurposes } from './upload-purposes-store.ts'

type Naming = { upload?: string }

/** Uploads in the fields that both kinds share. */
export function namedUploads(sent: {
  pictures?: readonly Naming[]
  document_files?: readonly Naming[]
  meta_upload?: string
}): WantedUpload[] {
  const { pictures = [], document_files = [], meta_upload } = sent
  return [
    ...toRows('pictures', pictures).map((row) => ({ ...row, purpose: 'photo' as const })),
    ...toRows('document_files', document_files).map((row) => ({
      ...row,
      purpose: 'document' as const,
    })),
    ...(meta_upload ? [{ id: meta_upload, field: 'meta_upload', purpose: 'photo' as const }] : []),
  ]
}

/** Uploads in fields that accept pictures and documents. */
export async function uploadsOfEitherKind(
  tx: Transaction<DB>,
  { list, rows, accountId }: { list: string; rows: readonly Naming[]; accountId: number },
): Promise<WantedUpload[]> {
  const named = toRows(list, rows)
  const purposes = await listPurposes(tx, { ids: named.map(({ id }) => id), accountId })
  return named.map((row) => ({
    ...row,
    purpose: purposes.get(row.id) === 'photo' ? 'photo' : 'document',
  }))
}

function toRows(list: string, rows: readonly Naming[]): { id: string; field: string }[] {
  return rows.flatMap(({ upload }, n) =>
    upload ? [{ id: upload, field: uploadField(list, n) }] : [],
  )
}

export function uploadField(list: string, n: number): string {
  return `${list}[${n}][upload]`
}

/** Replaces upload ids by storage keys. */
export function keyedBy(keyOf: (upload: string | undefined) => string | undefined) {
  return <Sent extends Naming>({ upload, ...rest }: Sent) => {
    const key = keyOf(upload)
    return key === undefined ? rest : { ...rest, key }
  }
}
