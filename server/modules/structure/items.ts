import type { Kysely } from 'kysely'
import type { StructureValues } from '@/domain/structure/structure-values.ts'
import type { DB } from '@/generated/database.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { countOptionUses, listOptionRows, type OptionUses } from './option-store.ts'
import { type StoredItem, toStructureValues } from './stored-values.ts'
import { findStructureRow, listCategoryParameters, type StructureItem } from './structure-store.ts'
import { countUses, type StructureUse } from './uses-store.ts'
import { listStructureVersions, type StructureVersionRow } from './version-store.ts'

export type FoundItem = StoredItem & { values: StructureValues }

export type StructureDetail = FoundItem & {
  item: StructureItem
  language: string
  latest: StructureVersionRow | undefined
  uses: StructureUse[]
  optionUses: OptionUses
}

/** Raises notFound. */
export async function getItem(
  db: Kysely<DB>,
  item: StructureItem,
  language: string,
): Promise<FoundItem> {
  const row = await findStructureRow(db, item)
  if (!row) throw failure('notFound', 'This was not found.')
  const options = await listOptionRows(db, item)
  const parameters = item.kind === 'category' ? await listCategoryParameters(db, item.id) : []
  const stored = { row, options, parameters }
  return { ...stored, values: toStructureValues(item.kind, stored, language) }
}

/** The version first: what is read after it is at least as new. Raises notFound. */
export async function viewItem(
  { deps: { db, settings } }: ServiceContext,
  item: StructureItem,
): Promise<StructureDetail> {
  const { default_language: language } = await settings.read()
  const [latest] = await listStructureVersions(db, item, { limit: 1 })
  const found = await getItem(db, item, language)
  return {
    ...found,
    item,
    language,
    latest,
    uses: await countUses(db, item),
    optionUses: await countOptionUses(db, item),
  }
}
