import type { StructureKind } from './structure-kinds.ts'
import { listOptionValues, optionKey, type StructureValues } from './structure-values.ts'

/** An item with what uses it, as an administrator edits it. */
export type EditedStructure = {
  kind: StructureKind
  /** Null for a new one. */
  id: number | null
  name: string
  version: number
  isActive: boolean
  /** Code of the language that the others are translated from. */
  language: string
  values: StructureValues
  /** Addresses by key. */
  pictures: Readonly<Record<string, string>>
  uses: readonly { by: string; count: number }[]
  /** Listings or answers by option. */
  optionUses: Readonly<Record<number, number>>
  /** Listings that are being rewritten. */
  waiting: number
  actorName: string
  changedAt: string | null
}

/** Values that are not saved yet, by key. */
export type StructureEdits = Readonly<Record<string, string>>

/** Listings whose text is rewritten when the edits are saved. */
export function countRenamed(
  { kind, language, values, optionUses }: EditedStructure,
  edits: StructureEdits,
): number {
  if (kind !== 'parameter') return 0
  return listOptionValues(values).reduce((sum, { id, reference }) => {
    const key = optionKey(reference, language)
    const isRenamed = edits[key] !== undefined && edits[key] !== values[key]
    return isRenamed && id !== null ? sum + (optionUses[id] ?? 0) : sum
  }, 0)
}

/** Beginning of a new item. */
export function newStructure(kind: StructureKind, language: string): EditedStructure {
  const values = {
    parameter: { kind: 'dropdown', role: '', is_required: '0' },
    'verification-field': { kind: 'text', is_required: '0' },
  }
  return {
    kind,
    id: null,
    name: '',
    version: 0,
    isActive: true,
    language,
    values: kind === 'parameter' || kind === 'verification-field' ? values[kind] : {},
    pictures: {},
    uses: [],
    optionUses: {},
    waiting: 0,
    actorName: '',
    changedAt: null,
  }
}
