import { spell } from '@/server/contract/decoding/bracket-tree.ts'
import { type ContractDocument, isJson, type Json } from '@/server/contract/document.ts'
import type { Operation } from '@/server/contract/operation.ts'
import { listReasons } from '@/server/contract/reasons.ts'
import { getShape } from '@/server/contract/shape.ts'
import { replyValidation, type Validate } from '@/server/contract/validation.ts'

export type ReplyCheck = (operation: Operation, status: number, reply: unknown) => void

const CHECKS = new WeakMap<ContractDocument, ReplyCheck>()

/**
 * The status must be declared, the schema must match, and undeclared members are violations,
 * because data outside the contract must not leak. Cached per document.
 */
export function getReplyCheck(document: ContractDocument): ReplyCheck {
  const check = CHECKS.get(document) ?? createReplyCheck(document)
  CHECKS.set(document, check)
  return check
}

function createReplyCheck(document: ContractDocument): ReplyCheck {
  const validation = replyValidation(document)
  const compiled = new Map<string, Validate>()
  return (operation, status, reply) => {
    const declared = operation.replies.get(status)
    if (!declared) throw departure(operation, status, 'the status is not declared')
    const pointer = declared.content.get('application/json')
    if (!pointer) throw departure(operation, status, 'no JSON is declared')
    const validate = compiled.get(pointer) ?? validation.at(pointer)
    compiled.set(pointer, validate)
    // As serialized.
    const sent: unknown = JSON.parse(JSON.stringify(reply))
    const errors = validate(sent)
    if (errors) throw departure(operation, status, JSON.stringify(listReasons(errors)))
    const unknown = undeclared(document, { $ref: pointer }, sent, [])
    if (unknown.length > 0) {
      throw departure(operation, status, `not in the contract: ${unknown.join(', ')}`)
    }
  }
}

function departure({ id }: Operation, status: number, what: string): Error {
  return new Error(`The reply ${status} of ${id} departs from the contract: ${what}`)
}

type Steps = readonly (string | number)[]

function undeclared(
  document: ContractDocument,
  schema: Json,
  value: unknown,
  steps: Steps,
): string[] {
  if (Array.isArray(value)) {
    const { items } = getShape(document, schema)
    const list: readonly unknown[] = value
    if (!items) return []
    return list.flatMap((entry, index) => undeclared(document, items, entry, [...steps, index]))
  }
  if (!isJson(value)) return []
  const { properties, additional } = getShape(document, schema)
  return Object.entries(value).flatMap(([name, entry]) => {
    const known = properties.get(name) ?? (isJson(additional) ? additional : undefined)
    if (known) return undeclared(document, known, entry, [...steps, name])
    return additional === true ? [] : [spell([...steps, name])]
  })
}
