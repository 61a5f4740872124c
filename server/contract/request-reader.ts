import { bodyLimits } from './body-limits.ts'
import { BODY_TYPES, type BodySource, readBody } from './decoding/body.ts'
import type { Tree } from './decoding/bracket-tree.ts'
import { type Conversion, compileConversion, Faults } from './decoding/conversion.ts'
import { parsePairs } from './decoding/form-pairs.ts'
import type { ContractDocument, Json } from './document.ts'
import { failure, invalid } from './failure.ts'
import { declaresFile, holdsFile } from './file-fields.ts'
import type { Operation, Parameter } from './operation.ts'
import { listReasons } from './reasons.ts'
import { objectSchema } from './shape.ts'
import { CONTRACT_ID, type Validate, type Validation } from './validation.ts'

export type Members = Readonly<Record<string, unknown>>

export type RequestReader = {
  hasBody: boolean
  /** `search` has no question mark. Throws malformed, invalid. */
  query(search: string): Members
  /** Throws invalid. */
  path(values: Members): Members
  /** Writes files into `folder`. Throws malformed, tooLarge, invalid. */
  body(source: BodySource, folder: () => Promise<string>): Promise<Members>
}

export function compileRequestReader(
  document: ContractDocument,
  validation: Validation,
  operation: Operation,
): RequestReader {
  const isRead = operation.method === 'GET'
  const compile = (schema: Json, validate: Validate) =>
    compileCheck(compileConversion(document, schema, { isRead }), validate)
  const readQuery = compileParameters(operation.query, { compile, validation })
  const readPath = compileParameters(operation.pathParameters, { compile, validation })
  const bodies = new Map(
    Array.from(operation.bodies, ([type, pointer]) => [
      type,
      compile({ $ref: pointer }, validation.at(pointer)),
    ]),
  )
  const anyBody = bodies.values().next().value
  const accepts = new Set([...BODY_TYPES, ...operation.bodies.keys()])
  const limits = bodyLimits(
    document,
    Array.from(operation.bodies.values(), (pointer) => ({ $ref: pointer })),
  )
  const maxBytes = operation.maxBytes ?? MAX_BODY_BYTES
  const takesFile = fileFields(document, operation)
  const commas = operation.query.filter(({ hasCommas }) => hasCommas).map(({ name }) => name)
  const isPlain = operation.query.length === 0 && isRead
  return {
    hasBody: bodies.size > 0,
    query(search) {
      if (isPlain && search === '') return NOTHING
      const tree = parsePairs(search, MAX_PAIRS)
      for (const name of commas) splitCommas(tree, name)
      return readQuery(tree)
    },
    path: (values) => (operation.pathParameters.length === 0 ? NOTHING : readPath(values)),
    async body(source, folder) {
      const decoded = await readBody(source, { accepts, limits, maxBytes, takesFile, folder })
      const read = bodies.get(decoded?.mediaType ?? '') ?? anyBody
      return read ? read(decoded ? decoded.value : {}) : NOTHING
    },
  }
}

const NOTHING: Members = Object.freeze({})
const MAX_PAIRS = 200
const MAX_BODY_BYTES = 64 * 1024 * 1024

function fileFields(
  document: ContractDocument,
  { bodies }: Operation,
): ((field: string) => boolean) | undefined {
  const pointer = bodies.get('multipart/form-data') ?? bodies.values().next().value
  if (pointer === undefined) return undefined
  const schema = { $ref: pointer }
  if (!holdsFile(document, schema)) return undefined
  return (field) => declaresFile(document, schema, field)
}

type Compile = (schema: Json, validate: Validate) => (value: unknown) => Members

function compileParameters(
  parameters: readonly Parameter[],
  { compile, validation }: { compile: Compile; validation: Validation },
): (value: unknown) => Members {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const conversion: Json = { type: 'object', properties, additionalProperties: false }
  return compile(conversion, validation.of(objectSchema(parameters, CONTRACT_ID)))
}

function compileCheck(convert: Conversion, validate: Validate): (value: unknown) => Members {
  return (value) => {
    const faults = new Faults()
    const converted = convert(value, [], faults)
    if (faults.reasons.size > 0) throw invalid(Object.fromEntries(faults.reasons))
    const errors = validate(converted)
    if (errors) throw invalid(listReasons(errors))
    if (faults.isClipped) throw failure('tooLarge')
    return isMembers(converted) ? converted : NOTHING
  }
}

function splitCommas(tree: Tree<unknown>, name: string): void {
  const value = tree.get(name)
  if (typeof value !== 'string') return
  const parts = value.split(',', MAX_PAIRS + 1)
  if (parts.length > MAX_PAIRS) throw failure('malformed', 'The request has too many fields.')
  tree.set(name, new Map(parts.map((part, index) => [String(index), part])))
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null
}
