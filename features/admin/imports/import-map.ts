/** A map of the import engine, as far as the form edits it. */
export type ImportMap = {
  source?: string
  language?: string
  withdraw_missing?: boolean
  fields?: { [field: string]: unknown; parameters?: Record<string, unknown> }
}

type Cell = {
  column: string
  table?: Record<string, unknown>
  unit?: string
}

/** Fields of the form; others can be mapped as JSON. */
export const MAP_FIELDS = [
  'external_id',
  'title',
  'description',
  'category',
  'property_type',
  'price',
  'rent_duration',
  'address',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'posted_at',
] as const
export type MapField = (typeof MAP_FIELDS)[number]

const OPTIONAL: readonly MapField[] = ['description', 'rent_duration', 'address', 'posted_at']

export const isRequired = (field: MapField) => !OPTIONAL.includes(field)

/** Where the value of a field comes from; `other` is edited as JSON. */
export type FieldSource =
  | { kind: 'none' }
  | { kind: 'column'; cell: Cell }
  | { kind: 'constant'; value: string }
  | { kind: 'other' }

export function readSource(spec: unknown): FieldSource {
  if (spec === undefined) return { kind: 'none' }
  if (typeof spec === 'string' || typeof spec === 'number' || typeof spec === 'boolean') {
    return { kind: 'constant', value: String(spec) }
  }
  return isCell(spec) ? { kind: 'column', cell: spec } : { kind: 'other' }
}

function isCell(spec: unknown): spec is Cell {
  if (typeof spec !== 'object' || spec === null || Array.isArray(spec)) return false
  const { table } = spec as { table?: unknown }
  return 'column' in spec && typeof spec.column === 'string' && typeof table !== 'string'
}

/** Undefined if it is not JSON of an object. */
export function parseMap(text: string): ImportMap | undefined {
  try {
    const map: unknown = JSON.parse(text)
    return typeof map === 'object' && map !== null && !Array.isArray(map) ? map : undefined
  } catch {
    return undefined
  }
}

export const formatMap = (map: ImportMap) => JSON.stringify(map, null, 2)

/** Undefined removes the field. */
export function setField(map: ImportMap, field: string, spec: unknown): ImportMap {
  return { ...map, fields: without({ ...map.fields, [field]: spec }) }
}

export function setParameter(map: ImportMap, name: string, spec: unknown): ImportMap {
  const parameters = without({ ...map.fields?.parameters, [name]: spec })
  return { ...map, fields: { ...map.fields, parameters } }
}

function without<Fields extends Record<string, unknown>>(fields: Fields): Fields {
  for (const [name, value] of Object.entries(fields)) if (value === undefined) delete fields[name]
  return fields
}

/** A value of the file means this value of the field; an empty one leaves it out. */
export function setTableValue(cell: Cell, from: string, to: string): Cell {
  const table = { ...cell.table }
  if (to === '') delete table[from]
  else table[from] = to
  const { table: _, ...rest } = cell
  return Object.keys(table).length > 0 ? { ...rest, table } : rest
}
