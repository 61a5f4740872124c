import type { ContractDocument, Json } from './document.ts'
import { getShape } from './shape.ts'

/** Deeper than any form field name. */
const MAX_DEPTH = 8

export function holdsFile(document: ContractDocument, schema: Json, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false
  const shape = getShape(document, schema)
  const inside = [...shape.properties.values(), ...(shape.items ? [shape.items] : [])]
  return shape.isFile || inside.some((part) => holdsFile(document, part, depth + 1))
}

/** `name` as in forms: `photo`, `plans[0][document]`, `gallery[]`. */
export function declaresFile(document: ContractDocument, schema: Json, name: string): boolean {
  let part: Json | undefined = schema
  for (const step of name.split(/[[\]]+/)) {
    if (part === undefined) return false
    const shape = getShape(document, part)
    part = shape.properties.get(step) ?? entry(step, shape.items, part)
  }
  if (part === undefined) return false
  const { isFile, items } = getShape(document, part)
  return isFile || (items !== undefined && getShape(document, items).isFile)
}

function entry(step: string, items: Json | undefined, part: Json): Json | undefined {
  // In `name[]`, and after every closing bracket.
  if (step === '') return part
  return /^\d+$/.test(step) ? items : undefined
}
