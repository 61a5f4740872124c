import { toEmailAddress } from '@/domain/account/email-address.ts'
import { type ContractDocument, isJson, type Json } from '@/server/contract/document.ts'
import { type Shape, shapeOf } from '@/server/contract/shape.ts'
import { Repeated, spell, type Tree } from './bracket-tree.ts'
import { UploadedFile } from './uploaded-file.ts'

export type Steps = readonly (string | number)[]

/** Field as sent → its first error. */
export type Faults = Map<string, string>

/** Leaves values unchanged that it cannot convert. */
export type Conversion = (value: unknown, steps: Steps, faults: Faults) => unknown

export type ConversionOptions = {
  /**
   * Reads ignore unknown members and empty values; writes reject unknown members and may keep empty
   * ones.
   */
  isRead: boolean
}

/**
 * Numbers, integers and booleans from text, lists from repeated names, brackets or a single value,
 * defaults, unknown members, unstorable characters, mail addresses in ASCII. The validator then checks types, bounds and
 * formats.
 */
export function compileConversion(
  document: ContractDocument,
  schema: Json,
  options: ConversionOptions,
): Conversion {
  const known = new Map<Json, Conversion>()
  const compile = (part: Json): Conversion => {
    const earlier = known.get(part)
    if (earlier) return earlier
    // Lazy, because schemas can be recursive.
    let ready: Conversion | undefined
    const lazy: Conversion = (value, steps, faults) => {
      ready ??= conversionOf(shapeOf(document, part), { compile, document, options })
      return ready(value, steps, faults)
    }
    known.set(part, lazy)
    return lazy
  }
  return compile(schema)
}

const ANYTHING: Json = {}
const MAX_DEPTH = 16

type Compiler = {
  compile: (part: Json) => Conversion
  document: ContractDocument
  options: ConversionOptions
}

function conversionOf(shape: Shape, compiler: Compiler): Conversion {
  const toList = listConversion(shape, compiler)
  const toObject = objectConversion(shape, compiler)
  const wantsList = shape.types.has('array')
  const wantsObject = shape.types.has('object') || shape.properties.size > 0
  return (value, steps, faults) => {
    if (steps.length > MAX_DEPTH) {
      addFault(faults, steps.slice(0, 1), 'is nested too deeply')
      return null
    }
    if (value instanceof Map || isPlainObject(value)) {
      return wantsList && !wantsObject && value instanceof Map
        ? toList(listOf(value, steps, faults), steps, faults)
        : toObject(value, steps, faults)
    }
    if (value instanceof Repeated) {
      return wantsList
        ? toList(value.values, steps, faults)
        : convertScalar(value.values.at(-1), shape, steps, faults)
    }
    if (Array.isArray(value)) return toList(value, steps, faults)
    const isBare = wantsList && !shape.types.has('string') && value !== null && value !== undefined
    return isBare ? toList([value], steps, faults) : convertScalar(value, shape, steps, faults)
  }
}

function listConversion(shape: Shape, { compile, options }: Compiler) {
  const convert = compile(shape.items ?? ANYTHING)
  return (values: readonly unknown[], steps: Steps, faults: Faults): unknown[] => {
    const kept = options.isRead ? values.filter((value) => value !== '') : values
    return kept.map((value, index) => convert(value, [...steps, index], faults))
  }
}

type Member = { convert: Conversion; shape: Shape }

function objectConversion(shape: Shape, { compile, document, options }: Compiler) {
  const members = new Map<string, Member>()
  for (const [name, schema] of shape.properties) {
    members.set(name, { convert: compile(schema), shape: shapeOf(document, schema) })
  }
  const defaults = [...members].flatMap(([name, { shape }]): [string, () => unknown][] =>
    shape.default === undefined ? [] : [[name, maker(shape.default)]],
  )
  const additional = isJson(shape.additional) ? compile(shape.additional) : compile(ANYTHING)
  return (value: Tree<unknown> | Json, steps: Steps, faults: Faults): Record<string, unknown> => {
    const result: Record<string, unknown> = {}
    for (const [name, given] of value instanceof Map ? value : Object.entries(value)) {
      const found = members.get(name)
      if (found) {
        if (given === '' && leavesOut(found.shape, options)) continue
        result[name] = found.convert(given, [...steps, name], faults)
      } else if (shape.additional !== false && name !== '__proto__') {
        result[name] = additional(given, [...steps, name], faults)
      } else if (!options.isRead) addFault(faults, [...steps, name], 'is not known')
    }
    for (const [name, make] of defaults) {
      if (result[name] === undefined) result[name] = make()
    }
    return result
  }
}

/** Forms send missing fields as empty text. */
function leavesOut(shape: Shape, { isRead }: ConversionOptions): boolean {
  const isOpen = shape.types.size === 0 && !shape.isFile
  return isRead || !(shape.acceptsEmpty || shape.types.has('null') || isOpen)
}

function listOf(tree: Tree<unknown>, steps: Steps, faults: Faults): unknown[] {
  const list = Array.from(tree.keys(), (_, index) => tree.get(String(index)))
  if (list.includes(undefined)) {
    addFault(faults, steps, 'must be numbered from 0 without gaps')
    return []
  }
  return list
}

const WHOLE = /^-?\d{1,16}$/
const NUMBER = /^-?(\d{1,40}(\.\d{0,40})?|\.\d{1,40})([eE][+-]?\d{1,3})?$/

function convertScalar(value: unknown, shape: Shape, steps: Steps, faults: Faults): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) addFault(faults, steps, 'must not contain the character NUL')
    else if (!value.isWellFormed()) addFault(faults, steps, 'must be well-formed text')
    const text = textTo(value, shape.types)
    return shape.isEmail && typeof text === 'string' ? (toEmailAddress(text) ?? text) : text
  }
  if (shape.types.has('boolean') && !shape.types.has('integer') && !shape.types.has('number')) {
    if (value === 1) return true
    if (value === 0) return false
  }
  return value
}

function textTo(text: string, types: ReadonlySet<string>): unknown {
  if (types.has('null') && text === '') return null
  if (types.has('string')) return text
  if (types.has('integer') && WHOLE.test(text) && Number.isSafeInteger(Number(text))) {
    return Number(text)
  }
  if (types.has('number') && NUMBER.test(text) && Number.isFinite(Number(text))) return Number(text)
  if (types.has('boolean')) {
    if (text === '1' || text === 'true') return true
    if (text === '0' || text === 'false') return false
  }
  return text
}

function maker(value: unknown): () => unknown {
  return typeof value === 'object' ? () => structuredClone(value) : () => value
}

function isPlainObject(value: unknown): value is Json {
  return isJson(value) && !(value instanceof UploadedFile) && !(value instanceof Repeated)
}

function addFault(faults: Faults, steps: Steps, reason: string): void {
  const name = spell(steps)
  if (!faults.has(name)) faults.set(name, reason)
}
