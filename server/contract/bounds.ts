import { type ContractDocument, isJson, type Json } from './document.ts'

type Bound = {
  /** Branches for other types do not count. */
  admits: (branch: Json) => boolean
  /** Limit set by the schema itself; Infinity for none. */
  read: (part: Json) => number
}

const MAX_REFERENCES = 20

/** Largest value that any combination of the schema's alternatives allows; Infinity for no limit. */
export function upperBound(
  document: ContractDocument,
  schema: Json,
  bound: Bound,
  depth = 0,
): number {
  if (depth > MAX_REFERENCES) return Number.POSITIVE_INFINITY
  const at = (part: Json) => upperBound(document, part, bound, depth + 1)
  const target = typeof schema.$ref === 'string' ? [document.resolve(schema.$ref)] : []
  const alternatives = [schema.anyOf, schema.oneOf].flatMap((list) => {
    const admitted = toList(list).filter(bound.admits)
    return admitted.length > 0 ? [Math.max(...admitted.map(at))] : []
  })
  return Math.min(
    bound.read(schema),
    ...[...target, ...toList(schema.allOf)].map(at),
    ...alternatives,
  )
}

function toList(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : []
}
