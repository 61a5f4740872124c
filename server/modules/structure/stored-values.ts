import { type StructureKind, structureFields } from '@/domain/structure/structure-kinds.ts'
import { optionKey, type StructureValues } from '@/domain/structure/structure-values.ts'
import type { StoredOption } from './option-store.ts'
import { findColumn, type StructureRow } from './structure-store.ts'

export type StoredItem = {
  row: StructureRow
  options: readonly StoredOption[]
  /** Of a category; else empty. */
  parameters: readonly number[]
}

/** Values of an item as they are edited; `language` is that of the stored texts. */
export function toStructureValues(
  kind: StructureKind,
  { row, options, parameters }: StoredItem,
  language: string,
): StructureValues {
  const values: Record<string, string> = {}
  for (const [field, { type, ...rules }] of Object.entries(structureFields[kind])) {
    const stored = row[findColumn(kind, field)]
    if (type === 'parameters') values[field] = parameters.join(',')
    else if (type === 'flag') values[field] = stored ? '1' : '0'
    else if (!('isTranslated' in rules)) values[field] = String(stored ?? '')
    else {
      values[`${language}.${field}`] = String(stored ?? '')
      for (const [code, texts] of Object.entries(row.translations)) {
        const text = texts?.[field]
        if (code !== language && text) values[`${code}.${field}`] = text
      }
    }
  }
  return options.length > 0 ? { ...values, ...toOptionValues(options, language) } : values
}

function toOptionValues(options: readonly StoredOption[], language: string): StructureValues {
  const values: Record<string, string> = { options: options.map(({ id }) => id).join(',') }
  for (const { id, value, is_active, translations } of options) {
    values[optionKey(id, language)] = value
    values[optionKey(id, 'active')] = is_active ? '1' : '0'
    for (const [code, texts] of Object.entries(translations)) {
      if (code !== language && texts?.value) values[optionKey(id, code)] = texts.value
    }
  }
  return values
}

/** Keys that differ; an absent value counts as empty. */
export function diffValues(
  before: StructureValues,
  after: StructureValues,
): { key: string; before: string; after: string }[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .map((key) => ({ key, before: before[key] ?? '', after: after[key] ?? '' }))
    .filter((change) => change.before !== change.after)
}
