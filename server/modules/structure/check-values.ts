import type { Kysely } from 'kysely'
import {
  canHaveOptions,
  hasOptions,
  type StructureField,
  type StructureKind,
  structureFields,
} from '@/domain/structure/structure-kinds.ts'
import {
  listOptionValues,
  type OptionValues,
  optionKey,
  parseOptionKey,
  parseReferences,
  type StructureValues,
} from '@/domain/structure/structure-values.ts'
import { slugify } from '@/domain/web/slug.ts'
import type { DB } from '@/generated/database.ts'
import { findParameterIds, isPublicPicture, isValueTaken } from './structure-store.ts'

type Faults = Record<string, string>

export type CheckedItem = {
  kind: StructureKind
  /** Null for a new one. */
  id: number | null
  /** Of the stored texts. */
  language: string
  languages: readonly string[]
  before: StructureValues
  after: StructureValues
  /** Keys that were sent. */
  sent: readonly string[]
  /** Whether listings, answers or reports have it. */
  isUsed: boolean
  /** Listings or answers by option. */
  optionUses: ReadonlyMap<number, number>
}

const MAX_OPTIONS = 200
const MAX_OPTION_LENGTH = 100

/** Reasons by key; empty if everything is allowed. */
export async function findFaults(db: Kysely<DB>, item: CheckedItem): Promise<Faults> {
  const faults: Faults = {}
  for (const key of item.sent) if (!isKnownKey(item, key)) faults[key] = 'is not changed here'
  for (const [field, rules] of Object.entries(structureFields[item.kind])) {
    const fault = await findFieldFault(db, item, { field, rules })
    const key = isTranslated(rules) ? `${item.language}.${field}` : field
    if (fault) faults[key] ??= fault
  }
  return { ...findTextFaults(item), ...findOptionFaults(item), ...faults }
}

function isTranslated(rules: StructureField): boolean {
  return rules.type === 'text' && rules.isTranslated === true
}

function isKnownKey({ kind, languages, before }: CheckedItem, key: string): boolean {
  const fields = structureFields[kind]
  const rules = fields[key]
  if (rules) return !isTranslated(rules)
  if (key === 'options') return canHaveOptions(kind)
  const option = parseOptionKey(key)
  if (option) {
    const isLanguage = option.part === 'active' || languages.includes(option.part)
    return canHaveOptions(kind) && isLanguage
  }
  const dot = key.indexOf('.')
  const translatedRules = fields[key.slice(dot + 1)]
  if (dot < 0 || !translatedRules || !isTranslated(translatedRules)) return false
  return languages.includes(key.slice(0, dot)) || key in before
}

async function findFieldFault(
  db: Kysely<DB>,
  item: CheckedItem,
  { field, rules }: { field: string; rules: StructureField },
): Promise<string | undefined> {
  const { kind, id, before, after, language, isUsed } = item
  const value = after[isTranslated(rules) ? `${language}.${field}` : field] ?? ''
  switch (rules.type) {
    case 'text':
      return rules.isRequired && value === '' ? 'is required' : undefined
    case 'slug': {
      if (value === '') return 'is required'
      if (value !== slugify(value)) return 'must have only letters, digits and hyphens'
      return (await isValueTaken(db, { kind, id }, { column: 'slug', value }))
        ? 'is taken'
        : undefined
    }
    case 'flag':
      return value === '0' || value === '1' ? undefined : 'must be 0 or 1'
    case 'picture': {
      const isNew = value !== '' && value !== before[field]
      return isNew && !(await isPublicPicture(db, value)) ? 'is not a picture' : undefined
    }
    case 'parameters': {
      const ids = parseReferences(value).map(Number)
      const known = await findParameterIds(db, ids.filter(Number.isSafeInteger))
      return ids.every((one) => known.has(one)) ? undefined : 'must be facts of the marketplace'
    }
    case 'choice': {
      if (!rules.choices.includes(value)) return 'must be one of the choices'
      const isChanged = id !== null && value !== before[field]
      if (isChanged && isUsed && rules.isFixed) return 'cannot change while it is used'
      if (field !== 'role' || value === '') return undefined
      if (after.kind !== 'number') return 'needs a number'
      return (await isValueTaken(db, { kind, id }, { column: 'role', value }))
        ? 'is taken'
        : undefined
    }
  }
}

function findTextFaults({ kind, after }: CheckedItem): Faults {
  const faults: Faults = {}
  for (const [key, text] of Object.entries(after)) {
    if (parseOptionKey(key)) continue
    const rules = structureFields[kind][key.slice(key.indexOf('.') + 1)]
    if (rules && 'max' in rules && text.length > rules.max) faults[key] = 'is too long'
  }
  return faults
}

function findOptionFaults(item: CheckedItem): Faults {
  const { kind, before, after, optionUses } = item
  if (!canHaveOptions(kind)) return {}
  const faults: Faults = {}
  const options = listOptionValues(after)
  const kept = new Set(options.map(({ reference }) => reference))
  for (const { reference, id } of listOptionValues(before)) {
    if (!kept.has(reference) && (optionUses.get(id ?? 0) ?? 0) > 0) faults.options = 'is used'
  }
  if (options.length > MAX_OPTIONS) faults.options = 'has too many options'
  if (hasOptions(after.kind) && !options.some(({ isActive }) => isActive)) {
    faults.options = 'is required'
  }
  return { ...faults, ...findNameFaults(item, options) }
}

/** The text of an option is its name on the wire, so it is needed once. */
function findNameFaults(
  { language, before, after }: CheckedItem,
  options: readonly OptionValues[],
): Faults {
  const faults: Faults = {}
  const seen = new Set<string>()
  const stored = new Map(
    listOptionValues(before).map(({ reference, names }) => [names[language] ?? '', reference]),
  )
  for (const { reference, names } of options) {
    for (const [code, text] of Object.entries(names)) {
      if (text.length > MAX_OPTION_LENGTH) faults[optionKey(reference, code)] = 'is too long'
    }
    const key = optionKey(reference, language)
    const name = names[language] ?? ''
    const owner = stored.get(name)
    if (name === '') faults[key] = 'is required'
    else if (seen.has(name.toLowerCase())) faults[key] = 'is there twice'
    else if (owner !== undefined && owner !== reference && after[key] !== before[key]) {
      faults[key] = 'is the name of another option'
    }
    seen.add(name.toLowerCase())
  }
  return faults
}
