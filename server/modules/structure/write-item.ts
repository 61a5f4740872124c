import type { Transaction } from 'kysely'
import {
  canHaveOptions,
  type StructureKind,
  structureFields,
} from '@/domain/structure/structure-kinds.ts'
import {
  listOptionValues,
  parseReferences,
  type StructureValues,
} from '@/domain/structure/structure-values.ts'
import type { DB } from '@/generated/database.ts'
import type { Translations } from '@/server/contract/wire-values.ts'
import { deleteOptionRow, saveOptionRow } from './option-store.ts'
import type { StoredItem } from './stored-values.ts'
import { findColumn, saveCategoryParameters, saveStructureRow } from './structure-store.ts'

type Writing = {
  kind: StructureKind
  id: number | null
  language: string
  values: StructureValues
  /** As stored before; null for a new item. */
  stored: StoredItem | null
}

/** Writes checked values. Returns the number of the item. */
export async function writeItem(tx: Transaction<DB>, writing: Writing): Promise<number> {
  const { kind, values } = writing
  const id = await saveStructureRow(tx, writing, toColumns(writing))
  if (kind === 'category') {
    await saveCategoryParameters(tx, id, parseReferences(values.parameters).map(Number))
  }
  if (canHaveOptions(kind)) await writeOptions(tx, id, writing)
  return id
}

function toColumns({ kind, language, values, stored }: Writing): Record<string, unknown> {
  const columns: Record<string, unknown> = {}
  let translations: Translations = { ...stored?.row.translations }
  for (const [field, rules] of Object.entries(structureFields[kind])) {
    const column = findColumn(kind, field)
    const value = values[field] ?? ''
    if (rules.type === 'parameters') continue
    if (rules.type === 'flag') columns[column] = value === '1'
    else if (rules.type === 'text' && rules.isTranslated) {
      columns[column] = values[`${language}.${field}`] ?? ''
      translations = mergeTranslations(translations, {
        field,
        language,
        texts: textsOf(values, field),
      })
    } else columns[column] = isNullable(field) ? value || null : value
  }
  return { ...columns, translations }
}

function isNullable(field: string): boolean {
  return field !== 'slug' && field !== 'kind'
}

/** By language code. */
function textsOf(values: StructureValues, field: string): Record<string, string> {
  const end = `.${field}`
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key]) => key.endsWith(end) && !key.startsWith('option.'))
      .map(([key, text]) => [key.slice(0, -end.length), text]),
  )
}

/** Other fields of a language stay; an empty text is removed. */
function mergeTranslations(
  before: Translations,
  { field, language, texts }: { field: string; language: string; texts: Record<string, string> },
): Translations {
  const after: Translations = { ...before }
  for (const [code, text] of Object.entries(texts)) {
    if (code === language) continue
    const { [field]: _, ...others } = after[code] ?? {}
    if (text) after[code] = { ...others, [field]: text }
    else if (Object.keys(others).length > 0) after[code] = others
    else delete after[code]
  }
  return after
}

async function writeOptions(
  tx: Transaction<DB>,
  id: number,
  { kind, language, values, stored }: Writing,
): Promise<void> {
  const wanted = listOptionValues(values)
  const kept = new Set(wanted.map((option) => option.id))
  const before = new Map((stored?.options ?? []).map((option) => [option.id, option]))
  for (const option of before.values()) {
    if (!kept.has(option.id)) await deleteOptionRow(tx, kind, option.id)
  }
  for (const [position, option] of wanted.entries()) {
    const { names, isActive } = option
    const known = option.id === null ? undefined : before.get(option.id)
    const translations = mergeTranslations(known?.translations ?? {}, {
      field: 'value',
      language,
      texts: names,
    })
    const value = names[language] ?? ''
    const row = { id: option.id, value, is_active: isActive, position, translations }
    await saveOptionRow(tx, { kind, id }, row)
  }
}
