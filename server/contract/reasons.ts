import type { ErrorObject } from 'ajv'
import { spell } from './decoding/bracket-tree.ts'
import { MAX_REASONS } from './failure.ts'

/** Each invalid field with its first reason, of as many as a reply tells. */
export function listReasons(errors: readonly ErrorObject[]): Record<string, string> {
  const reasons = new Map<string, string>()
  for (const error of errors) {
    // Only reports that `then` or `else` failed, which has a separate error.
    if (error.keyword === 'if') continue
    if (reasons.size >= MAX_REASONS) break
    const name = toField(error)
    if (!reasons.has(name)) reasons.set(name, toReason(error))
  }
  return Object.fromEntries(reasons)
}

const WHOLE_BODY = 'body'

function toField({ instancePath, params }: ErrorObject): string {
  const steps = instancePath.split('/').slice(1).map(fromPointer)
  for (const word of ['missingProperty', 'additionalProperty', 'unevaluatedProperty']) {
    if (typeof params[word] === 'string') steps.push(params[word])
  }
  return spell(steps) || WHOLE_BODY
}

function fromPointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

type Params = ErrorObject['params']

const REASONS: Readonly<Record<string, (params: Params) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not known',
  unevaluatedProperties: () => 'is not known',
  type: ({ type }) => typeReason(type),
  enum: ({ allowedValues }) => `must be one of ${formatWords(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${formatWord(allowedValue)}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  minLength: ({ limit }) =>
    limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'entry')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'entry')}`,
  uniqueItems: () => 'must not have an entry twice',
  minProperties: () => 'must not be empty',
  format: ({ format }) => FORMATS[format] ?? `must be a valid ${format}`,
  pattern: () => 'has a form that is not allowed',
  isUpload: () => 'must be a file',
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'must be a whole number',
  number: 'must be a number',
  boolean: 'must be 1 or 0 (or true or false)',
  string: 'must be text',
  array: 'must be a list',
  object: 'must be a group of fields',
  null: 'must be empty',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'must be a date such as 2026-01-31',
  'date-time': 'must be a time such as 2026-01-31T12:00:00Z',
  email: 'must be an e-mail address',
  uri: 'must be a web address',
  uuid: 'must be a UUID',
}

function toReason(error: ErrorObject): string {
  return ownWords(error) ?? REASONS[error.keyword]?.(error.params) ?? 'is not allowed'
}

/** The contract's message: `x-reasons`, by the failed keyword. */
function ownWords({ keyword, params, parentSchema, data }: ErrorObject): string | undefined {
  const schema: unknown =
    keyword === 'required' ? parentSchema?.properties?.[params.missingProperty] : parentSchema
  const sentences = getMember(schema, 'x-reasons')
  const sentence =
    getMember(sentences, keyword) ?? (data === '' && getMember(sentences, 'required'))
  return typeof sentence === 'string' ? sentence : undefined
}

function getMember(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function typeReason(type: unknown): string {
  const names: readonly unknown[] = Array.isArray(type) ? type : [type]
  const wanted = names.find((name) => name !== 'null') ?? 'null'
  return TYPES[String(wanted)] ?? 'has the wrong type'
}

function formatWords(values: unknown): string {
  return Array.isArray(values) ? values.map(formatWord).join(', ') : formatWord(values)
}

function formatWord(value: unknown): string {
  return value === '' ? 'empty' : String(value)
}

function counted(count: number, noun: string): string {
  if (count === 1) return `1 ${noun}`
  return `${count} ${noun === 'entry' ? 'entries' : `${noun}s`}`
}
