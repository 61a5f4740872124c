import { COLUMN_NAMES, type FieldName, TYPE_WORDS, UNIT_NAMES_IN_HEADERS } from './column-names.ts'
import type { CatalogNames } from './run-store.ts'

export type FileColumn = {
  name: string
  /** Up to three cells. */
  samples: string[]
  /** All different cells of the first rows, if there are few. */
  values: string[]
}

type Cell = {
  column: string
  unit?: string
  date?: string
  table?: Record<string, string>
  split?: string
}

/** A map of the engine, which may lack required fields. */
export type SuggestedMap = {
  source: string
  language: string
  delimiter?: string
  encoding?: string
  fields: { [field: string]: unknown; parameters: Record<string, Cell> }
}

type Known = CatalogNames & {
  source: string
  language: string
  format: { delimiter?: string; encoding?: string }
}

/** Finds a column for each field, first by name, then by the values of the file's first rows. */
export function suggestMap(columns: readonly FileColumn[], known: Known): SuggestedMap {
  const { source, language, format } = known
  const free = new Set(columns)
  const fields: SuggestedMap['fields'] = { parameters: {} }
  for (const [field, names] of Object.entries(COLUMN_NAMES) as [FieldName, readonly string[]][]) {
    const column = findByName(free, names) ?? findByValues(free, field, known)
    if (!column) continue
    free.delete(column)
    fields[field] = toCell(column, field, known)
  }
  fields.property_type ??= 'sell'
  for (const { name, role, kind, names, options } of known.parameters) {
    const column = findByName(free, [...names, ...(ROLE_NAMES[role ?? ''] ?? [])])
    if (!column) continue
    free.delete(column)
    fields.parameters[role ?? name] = {
      ...withUnit(column, names),
      ...(kind === 'checkbox' && findSplit(column, options)),
    }
  }
  return { source, language, ...format, fields }
}

/** Letters and digits without accents: `Année` and `annee` are one name. */
function normalizeName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function findByName(columns: Iterable<FileColumn>, names: readonly string[]) {
  const wanted = names.map(normalizeName)
  let best: { column: FileColumn; rank: number } | undefined
  for (const column of columns) {
    const name = normalizeName(column.name)
    const bare = normalizeName(column.name.replace(/[([].*$|[_ ](sq ?ft|sqm|m2|m²)$/i, ''))
    const rank = wanted.findIndex((one) => one === name || one === bare)
    if (rank >= 0 && (!best || rank < best.rank)) best = { column, rank }
  }
  return best?.column
}

function findByValues(columns: Iterable<FileColumn>, field: FieldName, known: Known) {
  const words =
    field === 'property_type'
      ? Object.keys(TYPE_WORDS)
      : field === 'category'
        ? known.categories.flatMap(({ names }) => names).map(normalizeName)
        : []
  if (words.length === 0) return undefined
  return [...columns].find(
    ({ values }) => values.length > 0 && values.every((it) => words.includes(normalizeName(it))),
  )
}

function toCell(column: FileColumn, field: FieldName, known: Known): Cell {
  if (field === 'category') return withTable(column, categoryTable(column, known))
  if (field === 'property_type') {
    return withTable(
      column,
      tableOf(column, (word) => TYPE_WORDS[normalizeName(word)]),
    )
  }
  const date = field === 'posted_at' ? findDateFormat(column.samples) : undefined
  return { column: column.name, ...(date && { date }) }
}

function withTable(column: FileColumn, table: Record<string, string>): Cell {
  return { column: column.name, ...(Object.keys(table).length > 0 && { table }) }
}

function categoryTable(column: FileColumn, { categories }: Known) {
  return tableOf(column, (word) => {
    const name = normalizeName(word)
    return categories.find(({ names }) => names.some((it) => normalizeName(it) === name))?.slug
  })
}

/** Unknown words stay out of the table, and the person chooses. */
function tableOf({ values }: FileColumn, find: (word: string) => string | undefined) {
  const found = values.flatMap((word) => {
    const value = find(word)
    return value === undefined ? [] : [[word, value] as const]
  })
  return Object.fromEntries(found)
}

const SPLITS = ['|', ';', ',']

/** Between the options of a detail: the first sign that leaves only known ones. */
function findSplit({ values, samples }: FileColumn, options: readonly string[]) {
  const known = new Set(options.map((option) => option.toLowerCase()))
  const texts = values.length > 0 ? values : samples
  const split = SPLITS.find((sign) =>
    texts.every((text) => text.split(sign).every((it) => known.has(it.trim().toLowerCase()))),
  )
  return { split: split ?? SPLITS.find((sign) => texts.some((it) => it.includes(sign))) ?? '|' }
}

/** A column that has the very name of a detail has its unit, too. */
function withUnit(column: FileColumn, names: readonly string[]): Cell {
  if (names.includes(column.name)) return { column: column.name }
  const unit = UNIT_NAMES_IN_HEADERS.find(([pattern]) => pattern.test(column.name))?.[1]
  return { column: column.name, ...(unit && { unit }) }
}

const DATES: readonly (readonly [RegExp, string])[] = [
  [/^\d{4}-\d\d-\d\d/, 'iso'],
  [/^\d{1,2}\.\d{1,2}\.\d{4}$/, 'd.m.yyyy'],
  [/^(1[3-9]|2\d|3[01])\/\d{1,2}\/\d{4}$/, 'd/m/yyyy'],
  [/^\d{1,2}\/\d{1,2}\/\d{4}$/, 'm/d/yyyy'],
  [/^\d{4}\/\d{1,2}\/\d{1,2}$/, 'yyyy/m/d'],
]

function findDateFormat(samples: readonly string[]): string | undefined {
  for (const [pattern, format] of DATES) {
    if (samples.some((text) => pattern.test(text))) return format
  }
  return undefined
}

const ROLE_NAMES: Readonly<Record<string, readonly string[]>> = {
  bedrooms: [
    'bedrooms',
    'beds',
    'bedroom count',
    'zimmer',
    'schlafzimmer',
    'dormitorios',
    'habitaciones',
    'غرف النوم',
    'غرف',
  ],
  bathrooms: ['bathrooms', 'baths', 'badezimmer', 'baeder', 'bäder', 'baños', 'الحمامات', 'حمامات'],
  area: [
    'area',
    'living area',
    'sqft',
    'sqft living',
    'size',
    'wohnfläche',
    'fläche',
    'superficie',
    'metros',
    'm2',
    'المساحة',
    'مساحة',
  ],
}
