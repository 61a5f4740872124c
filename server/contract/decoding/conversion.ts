import { toEmailAddress } from '@/domain/account/email-address.ts'
import { parseNumber } from '@/domain/money/parse-number.ts'
import { cleanMarkup } from '@/domain/text/clean-markup.ts'
import { cleanText } from '@/domain/text/clean-text.ts'
import { type ContractDocument, isJson, type Json } from '@/server/contract/document.ts'
import { MAX_REASONS } from '@/server/contract/failure.ts'
import { foldWord, getShape, type Shape, type TextShape } from '@/server/contract/shape.ts'
import { Repeated, spell, type Tree } from './bracket-tree.ts'
import { MAX_DEPTH } from './json-text.ts'
import { UploadedFile } from './uploaded-file.ts'

export type Steps = readonly (string | number)[]

export class Faults {
  /** Field as sent → its first error. */
  readonly reasons = new Map<string, string>()
  /** Something beyond its limit was cut, which the validator refuses. */
  isClipped = false

  /** Later errors are not told. */
  get isFull(): boolean {
    return this.reasons.size >= MAX_REASONS
  }

  add(steps: Steps, reason: string): void {
    if (this.isFull) return
    const name = spell(steps)
    if (!this.reasons.has(name)) this.reasons.set(name, reason)
  }
}

/** Leaves values unchanged that it cannot convert. */
export type Conversion = (value: unknown, steps: Steps, faults: Faults) => unknown

export type ConversionOptions = {
  /**
   * Reads ignore unknown members and empty values; writes reject unknown members and may keep empty
   * ones.
   */
  isRead: boolean
}

/** Values as the contract types them; the validator then checks types, bounds and formats. */
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
      ready ??= createConversion(getShape(document, part), { compile, document, options })
      return ready(value, steps, faults)
    }
    known.set(part, lazy)
    return lazy
  }
  return compile(schema)
}

const ANYTHING: Json = {}

type Compiler = {
  compile: (part: Json) => Conversion
  document: ContractDocument
  options: ConversionOptions
}

function createConversion(shape: Shape, compiler: Compiler): Conversion {
  const toList = listConversion(shape, compiler)
  const toObject = objectConversion(shape, compiler)
  const wantsList = shape.types.has('array')
  const wantsObject = shape.types.has('object') || shape.properties.size > 0
  return (value, steps, faults) => {
    if (steps.length > MAX_DEPTH) {
      faults.add(steps.slice(0, 1), 'is nested too deeply')
      return null
    }
    if (value instanceof Map || isPlainObject(value)) {
      return wantsList && !wantsObject && value instanceof Map
        ? toList(toArray(value, steps, faults), steps, faults)
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
    if (kept.length > shape.maxItems) faults.isClipped = true
    const list: unknown[] = []
    for (const value of kept.slice(0, shape.maxItems + 1)) {
      if (faults.isFull) break
      list.push(convert(value, [...steps, list.length], faults))
    }
    return list
  }
}

type Member = { convert: Conversion; shape: Shape }

function objectConversion(shape: Shape, { compile, document, options }: Compiler) {
  const members = new Map<string, Member>()
  for (const [name, schema] of shape.properties) {
    members.set(name, { convert: compile(schema), shape: getShape(document, schema) })
  }
  const defaults = [...members].flatMap(([name, { shape }]): [string, () => unknown][] =>
    shape.default === undefined ? [] : [[name, maker(shape.default)]],
  )
  const additional = isJson(shape.additional) ? compile(shape.additional) : compile(ANYTHING)
  return (value: Tree<unknown> | Json, steps: Steps, faults: Faults): Record<string, unknown> => {
    const result: Record<string, unknown> = {}
    for (const [name, given] of value instanceof Map ? value : Object.entries(value)) {
      if (faults.isFull) break
      const found = members.get(name)
      if (found) {
        const converted = found.convert(given, [...steps, name], faults)
        const isBlank = given === '' || (converted === '' && !found.shape.text?.isMissed)
        if (isBlank && leavesOut(found.shape, options)) continue
        result[name] = converted
      } else if (shape.additional !== false && name !== '__proto__') {
        result[name] = additional(given, [...steps, name], faults)
      } else if (!options.isRead) faults.add([...steps, name], 'is not known')
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

function toArray(tree: Tree<unknown>, steps: Steps, faults: Faults): unknown[] {
  const list = Array.from(tree.keys(), (_, index) => tree.get(String(index)))
  if (list.includes(undefined)) {
    faults.add(steps, 'must be numbered from 0 without gaps')
    return []
  }
  return list
}

const WHOLE = /^-?\d{1,16}$/
const NUMBER = /^-?(\d{1,40}(\.\d{0,40})?|\.\d{1,40})([eE][+-]?\d{1,3})?$/

function convertScalar(value: unknown, shape: Shape, steps: Steps, faults: Faults): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) faults.add(steps, 'must not contain the character NUL')
    else if (!value.isWellFormed()) faults.add(steps, 'must be well-formed text')
    if (shape.isTyped) return typedAmount(value, shape.types, steps, faults)
    return enumerated(value, shape) ?? textTo(convertText(value, shape, faults), shape.types)
  }
  if (typeof value === 'number') return enumerated(String(value), shape) ?? value
  if (shape.types.has('boolean') && !shape.types.has('integer') && !shape.types.has('number')) {
    if (value === 1) return true
    if (value === 0) return false
  }
  return value
}

function convertText(value: string, shape: Shape, faults: Faults): string {
  const text = clipText(shape.text ? clean(value, shape.text) : value, shape, faults)
  return shape.isEmail ? (toEmailAddress(text) ?? text) : text
}

/** Leaves one character too many, so that no check reads much more than it allows. */
function clipText(text: string, { maxLength }: Shape, faults: Faults): string {
  const units = 2 * (maxLength + 1)
  if (text.length <= units) return text
  faults.isClipped = true
  return text.slice(0, units)
}

/** The contract's own spelling of an enumerated word. */
function enumerated(text: string, { words }: Shape): string | number | undefined {
  const isShort = text.length <= MAX_WORD_LENGTH
  return words.size > 0 && isShort ? words.get(foldWord(text)) : undefined
}

const MAX_WORD_LENGTH = 100

/** ASCII without spaces in a row. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

function clean(text: string, { kind, maxLength }: TextShape): string {
  if (PLAIN.test(text) && kind !== 'markup') return text
  // Too long even if cleaned, and refused next.
  if (text.length > 2 * maxLength + 1000) return text
  return kind === 'markup' ? cleanMarkup(text) : cleanText(text, kind)
}

function textTo(text: string, types: ReadonlySet<string>): unknown {
  if (types.has('null') && text === '') return null
  if (types.has('string')) return text
  if (types.has('integer') && WHOLE.test(text) && Number.isSafeInteger(Number(text))) {
    return Number(text)
  }
  if (types.has('number') && NUMBER.test(text) && Number.isFinite(Number(text))) return Number(text)
  if (types.has('boolean')) {
    if (/^(1|true)$/i.test(text)) return true
    if (/^(0|false)$/i.test(text)) return false
  }
  return text
}

/** "450.000" is 450 to a program and 450,000 to many people. */
const TWO_READINGS = /^\d{1,3}\.\d{3}$/

/** An amount that a person may have typed. */
function typedAmount(
  text: string,
  types: ReadonlySet<string>,
  steps: Steps,
  faults: Faults,
): unknown {
  if (text.length > MAX_WORD_LENGTH) return text
  const plain = TWO_READINGS.test(text) ? text : textTo(text, types)
  if (typeof plain !== 'string' || plain.trim() === '') return plain
  const reading = parseNumber(plain, { kind: 'money', isStrict: true })
  if ('value' in reading) return reading.value
  if ('question' in reading) faults.add(steps, `may be ${reading.question.join(' or ')}`)
  else if (reading.problem === 'negative') faults.add(steps, 'must not be negative')
  else if (reading.problem === 'otherCurrency') faults.add(steps, 'must not name a currency')
  return text
}

function maker(value: unknown): () => unknown {
  return typeof value === 'object' ? () => structuredClone(value) : () => value
}

function isPlainObject(value: unknown): value is Json {
  return isJson(value) && !(value instanceof UploadedFile) && !(value instanceof Repeated)
}
