import { roundTo } from '@/domain/money/decimal.ts'
import { parseNumber } from '@/domain/money/parse-number.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { CatalogData } from '../catalog.ts'
import type { OptionRow, ParameterRow } from '../catalog-store.ts'
import { findOption } from '../wire.ts'
import type { ParameterValues } from './posting-store.ts'

/** An empty value removes the stored one. */
export type SentParameter = {
  parameter_id: number
  value?: string | UploadedFile
  upload?: string
}

const MAX_TEXT_LENGTH = 255
const NUMBER = /^-?\d{1,12}(\.\d{1,6})?$/
const MAX_NUMBER = 1e12

/**
 * Merges submitted parameters into stored ones. `fileKey` returns the storage key of a file by its
 * index. Raises invalid for parameters outside the category, duplicates, wrong values and missing
 * required ones.
 */
export function parametersAfter(
  {
    sent,
    held,
    categoryId,
    catalog,
  }: {
    sent: readonly SentParameter[]
    held: ParameterValues
    categoryId: number
    catalog: CatalogData
  },
  fileKey: (at: number) => string | undefined,
): ParameterValues {
  const ids = catalog.categories.get(categoryId)?.parameter_ids ?? []
  const known = new Set(ids)
  const asked = listAsked(ids, catalog)
  const kept = Object.entries(held).filter(([id]) => known.has(Number(id)))
  const values: ParameterValues = Object.fromEntries(kept)
  const named = new Set<number>()
  for (const [at, entry] of sent.entries()) {
    const parameter = asked.find(({ id }) => id === entry.parameter_id)
    if (!parameter)
      throw invalid({ parameters: 'names a facility that the category does not have' })
    if (named.has(parameter.id)) throw invalid({ parameters: 'names a facility twice' })
    named.add(parameter.id)
    const options = listChoices(parameter, held[parameter.id])
    const value = valueAfter({ ...parameter, options }, entry, { at, key: fileKey(at) })
    if (value === undefined) delete values[parameter.id]
    else values[parameter.id] = value
  }
  const missing = asked.find(({ id, is_required }) => is_required && values[id] === undefined)
  if (missing) throw invalid({ parameters: `${missing.name} is required` })
  return values
}

function listAsked(ids: readonly number[], { parameters }: CatalogData): ParameterRow[] {
  const all = ids.flatMap((id) => parameters.get(id) ?? [])
  return all.filter(({ is_active }) => is_active)
}

/** Options on offer, and retired ones that the listing has. */
function listChoices({ options }: ParameterRow, held: unknown): OptionRow[] {
  const chosen = [held].flat().map((text) => findOption(options, String(text)))
  return options.filter((option) => option.is_active || chosen.includes(option))
}

function valueAfter(
  { kind, options }: Pick<ParameterRow, 'kind' | 'options'>,
  { value, upload }: SentParameter,
  { at, key }: { at: number; key: string | undefined },
): ParameterValues[string] | undefined {
  const field = `parameters[${at}][value]`
  if (kind === 'file') {
    if (typeof value === 'string' && value.trim() !== '')
      throw invalid({ [field]: 'must be a file' })
    return key
  }
  if (value instanceof UploadedFile || upload) throw invalid({ [field]: 'must not be a file' })
  const text = value?.trim() ?? ''
  if (text === '') return undefined
  switch (kind) {
    case 'number':
      return numberIn(text, field)
    case 'checkbox': {
      const chosen = parseChosen(text, options)
      if (!chosen) throw invalid({ [field]: 'must be some of its options' })
      return chosen
    }
    case 'dropdown':
    case 'radiobutton':
      return findOption(options, text)?.value ?? refuse(field, 'must be one of its options')
    case 'textbox':
      if (text.length > MAX_TEXT_LENGTH) {
        throw invalid({ [field]: `must be at most ${MAX_TEXT_LENGTH} characters long` })
      }
      return text
    case 'textarea':
      return text
  }
}

/** As the wire holds numbers, or as people type them. */
function numberIn(text: string, field: string): number {
  if (NUMBER.test(text)) return Number(text)
  const reading = parseNumber(text, { kind: 'measure', most: MAX_NUMBER, isSigned: true })
  if ('value' in reading) return roundTo(reading.value, 6)
  throw invalid({
    [field]: 'question' in reading ? `may be ${reading.question.join(' or ')}` : 'must be a number',
  })
}

/** Options are separated by commas, but may contain commas; null if any is unknown. */
function parseChosen(text: string, options: readonly OptionRow[]): string[] | null {
  const parts = text.split(',')
  const find = (from: number, to: number) =>
    findOption(options, parts.slice(from, to).join(',').trim())
  const chosen = new Set<OptionRow>()
  for (let from = 0; from < parts.length; ) {
    const ends = Array.from({ length: parts.length - from }, (_, at) => parts.length - at)
    const end = ends.find((to) => find(from, to) !== undefined)
    const option = end === undefined ? undefined : find(from, end)
    if (end === undefined || !option) return null
    chosen.add(option)
    from = end
  }
  return options.flatMap((option) => (chosen.has(option) ? [option.value] : []))
}

function refuse(field: string, reason: string): never {
  throw invalid({ [field]: reason })
}
