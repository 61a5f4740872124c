import { z } from 'zod'
import { encodingName } from './text-encoding.ts'
import { UNIT_NAMES } from './units.ts'

/** A constant, a cell, or the first of several cells that is not empty. */
export type ValueSpec = Scalar | CellSpec | CellSpec[]

export type Scalar = string | number | boolean
export type CellSpec = z.output<typeof cell>
export type Condition = z.output<typeof condition>
export type DeclaredParameter = z.output<typeof parameter>
export type DeclaredCategory = z.output<typeof category>
export type ImportMap = z.output<typeof importMap>

export class MapError extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(`The map has ${faults.length === 1 ? 'a fault' : 'faults'}:\n  ${faults.join('\n  ')}`)
    this.name = 'MapError'
    this.faults = faults
  }
}

/** Throws MapError with all faults. */
export function readMap(text: string): ImportMap {
  const parsed = importMap.safeParse(fromJson(text))
  if (parsed.success) return parsed.data
  throw new MapError(
    parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the map'}: ${message}`),
  )
}

const scalar = z.union([z.string(), z.number(), z.boolean()], {
  error: 'must be a text, a number, true or false',
})

const condition = z
  .strictObject({
    column: z.string(),
    is: z.string().optional(),
    in: z.array(z.string()).min(1).optional(),
    not: z.string().optional(),
    above: z.number().optional(),
    below: z.number().optional(),
    filled: z.boolean().optional(),
  })
  .refine(
    (it) => Object.keys(it).length > 1,
    'must test something: is, in, not, above, below, filled',
  )

const conditions = z.union([condition, z.array(condition).min(1)], {
  error: 'must be a condition such as {"column": "status", "is": "active"}, or a list of them',
})

const table = z.record(z.string(), scalar)

const cell = z
  .strictObject({
    column: z.string().optional(),
    template: z.string().optional(),
    when: conditions.optional(),
    table: z
      .union([z.string(), table], { error: 'must name one of the tables, or be one' })
      .optional(),
    /** Used if the cell is empty, not in the table, or the condition fails. */
    otherwise: scalar.nullable().optional(),
    split: z.string().min(1).optional(),
    unit: z.enum(UNIT_NAMES).optional(),
    decimals: z.int().min(0).max(8).optional(),
    decimal_mark: z.enum(['.', ',']).optional(),
    date: z.string().optional(),
    shift_years: z.int().min(-100).max(100).optional(),
  })
  .refine(
    (it) => (it.column === undefined) !== (it.template === undefined),
    'must have either a column or a template',
  )
  .refine((it) => it.shift_years === undefined || it.date, 'shift_years belongs to a date')

/** Not a union, which would only report that nothing matched. */
const value = z.unknown().transform((given, context): ValueSpec => {
  if (typeof given !== 'object' || given === null) {
    const plain = scalar.safeParse(given)
    if (plain.success) return plain.data
  }
  const read = Array.isArray(given)
    ? z.array(cell).min(1).safeParse(given)
    : cell.safeParse(given, { error: () => 'must be a constant, a column, a template or a list' })
  if (read.success) return read.data
  for (const { path, message } of detailed(given, read.error)) {
    context.addIssue({ code: 'custom', path, message })
  }
  return ''
})

const translations = z.record(z.string(), z.strictObject({ name: z.string() }))

const category = z.strictObject({
  slug: z.string().min(1),
  name: z.string().min(1),
  translations: translations.default({}),
})

const parameter = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['textbox', 'textarea', 'number', 'dropdown', 'radiobutton', 'checkbox']),
  role: z.enum(['bedrooms', 'bathrooms', 'area']).optional(),
  options: z.array(z.string()).min(1).optional(),
  translations: translations.default({}),
})

const fields = z.strictObject({
  external_id: value,
  title: value,
  category: value,
  property_type: value,
  price: value,
  city: value,
  state: value,
  country: value,
  latitude: value,
  longitude: value,
  description: value.optional(),
  address: value.optional(),
  currency: value.optional(),
  rent_duration: value.optional(),
  posted_at: value.optional(),
  is_premium: value.optional(),
  hides_exact_place: value.optional(),
  video_link: value.optional(),
  meta_title: value.optional(),
  meta_description: value.optional(),
  meta_keywords: value.optional(),
  parameters: z.record(z.string(), value).default({}),
})

const encoding = z.string().transform((label, context) => {
  const name = encodingName(label)
  if (name !== undefined) return name
  context.addIssue({
    code: 'custom',
    message: 'must be an encoding, such as utf-8 or windows-1252',
  })
  return z.NEVER
})

const DEFAULT_WITHDRAW_LIMIT = 30

const importMap = z.strictObject({
  $comment: z.union([z.string(), z.array(z.string())]).optional(),
  source: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9._-]{0,59}$/,
      'must be a short name of small letters, digits and hyphens',
    ),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'must be a language code, such as en')
    .default('en'),
  /** Found by the columns if absent. */
  delimiter: z
    .string()
    .regex(/^[^"\r\n]$/, 'must be a single character, such as ;')
    .optional(),
  encoding: encoding.optional(),
  skip_rows: conditions.optional(),
  withdraw_missing: z.boolean().default(false),
  /** Percent of the homes on the market. */
  withdraw_limit: z.number().min(0).max(100).default(DEFAULT_WITHDRAW_LIMIT),
  tables: z.record(z.string(), table).default({}),
  values: z.record(z.string(), value).default({}),
  categories: z.array(category).default([]),
  parameters: z.array(parameter).default([]),
  fields,
})

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new MapError([`it is not JSON: ${error instanceof Error ? error.message : error}`])
  }
}

function detailed(given: unknown, error: z.ZodError) {
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) {
    return cell.safeParse(given).error?.issues ?? error.issues
  }
  return error.issues
}
