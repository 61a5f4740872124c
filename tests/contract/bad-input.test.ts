import { describe, expect, it } from 'vitest'
import { createServer } from '@/server/app.ts'
import { type Json, loadContract } from '@/server/contract/document.ts'
import { type Operation, type Parameter, readOperations } from '@/server/contract/operation.ts'
import { getReplyCheck } from '@/server/http/reply-check.ts'
import { BASE_PATH } from '@/server/http/router.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { openTestDatabase } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'

const { db } = await openTestDatabase()
for (const title of ['House by the lake', 'Flat in town']) await publishedListing(db, { title })
const { token: memberToken } = await signedIn(db)
const { token: adminToken } = await signedIn(db, { isAdmin: true })
const app = createServer(testDeps({ db }))
const contract = loadContract()
const checkReply = getReplyCheck(contract)
const operations = readOperations(contract)
const reads = operations.filter(({ method }) => method === 'GET')

/** Answers the status and the names of the fields that were refused; holds the reply meanwhile. */
async function ask(operation: Operation, search: string, keys: Record<string, string> = {}) {
  const path = operation.path.replaceAll(/:(\w+)/g, (_, name) => keys[name] ?? 'nothing-here')
  const token = operation.right ? adminToken : memberToken
  const response = await app.request(`${BASE_PATH}${path}?${search}`, {
    headers: operation.access === 'required' ? { authorization: `Bearer ${token}` } : {},
  })
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const body: { fields?: Record<string, string> } = await response.json()
    // A dot among the parts of an address is another address, which may take another method.
    const isOther = response.status === 405 && Object.values(keys).some((key) => DOT.test(key))
    if (!isOther) checkReply(operation, response.status, body)
    return { status: response.status, fields: Object.keys(body.fields ?? {}) }
  }
  return { status: response.status, fields: [] }
}

const DOT = /^(\.|%2e)+$/

function schemaOf({ schema, pointer }: Parameter): Json {
  return contract.follow(schema, pointer).value
}

/** What must be there for a request to be complete. */
function needed(operation: Operation): [string, string][] {
  return operation.query
    .filter(({ isRequired }) => isRequired)
    .map((parameter) => [parameter.name, String(usual(schemaOf(parameter)))])
}

function usual(schema: Json): unknown {
  const [first]: readonly unknown[] = Array.isArray(schema.enum) ? schema.enum : []
  return schema.example ?? schema.default ?? first ?? schema.minimum ?? 1
}

function isNumeric({ type }: Json): boolean {
  return type === 'integer' || type === 'number'
}

const LONG = 10_000

/** Percent-encoded values that a parameter of this schema cannot have. */
function refusedValues(schema: Json): string[] {
  const outside = [
    ...(typeof schema.minimum === 'number' ? [String(schema.minimum - 1)] : []),
    ...(typeof schema.maximum === 'number' ? [String(schema.maximum + 1)] : []),
  ]
  const wrong = isNumeric(schema) ? ['abc', 'NaN', 'Infinity', '1e999', '0x1f', '1;drop'] : []
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : 0
  return [...outside, ...wrong, 'a'.repeat(Math.max(LONG, most + 1)), 'a%00b']
}

/** Percent-encoded values at the edges of what is allowed, and text that has tripped others. */
function oddValues(schema: Json): string[] {
  if (schema.enum || schema.const !== undefined) return []
  if (isNumeric(schema)) {
    const edges = [schema.minimum, schema.maximum, 0].filter((edge) => edge !== undefined)
    return edges.map(String)
  }
  const length = typeof schema.maxLength === 'number' ? schema.maxLength : 100
  const texts = [
    "' or 1=1 --",
    '%_\\%',
    '$1 :x {} <b> & | ! ( ) *',
    'مرحبا 你好 🏡 ẞ',
    '\u200f\u202e',
    'a,,b,,',
    '-1,0,99999999999999999999',
    'x'.repeat(length),
  ]
  return texts.map((text) => encodeURIComponent(text.slice(0, length).toWellFormed()))
}

describe.each(reads.map((operation) => [operation.id, operation] as const))(
  'bad input to %s',
  (_, operation) => {
    it('names each invalid field', async () => {
      for (const parameter of operation.query) {
        const schema = schemaOf(parameter)
        const field = schema.type === 'array' ? `${parameter.name}[0]` : parameter.name
        for (const value of refusedValues(schema)) {
          const reply = await ask(operation, `${parameter.name}=${value}`)
          expect(reply, `${parameter.name}=${value.slice(0, 40)}`).toEqual({
            status: 422,
            fields: expect.arrayContaining([field]),
          })
        }
      }
    })

    it('is rejected when badly encoded or contradictory', async () => {
      for (const search of ['x=%ff', 'x=%', '%c3%28=1', 'x[=1', 'x=1&x[y]=2']) {
        const expected = operation.query.length === 0 ? 404 : 400
        const { status } = await ask(operation, search)
        expect([400, expected, 200], search).toContain(status)
        if (operation.query.length > 0) expect(status, search).toBe(400)
      }
    })

    it('gets a proper reply when unusual but valid', async () => {
      const base = needed(operation)
      const complete = new URLSearchParams(base).toString()
      expect((await ask(operation, `${complete}&unknown_key=1`)).status).toBeLessThan(500)
      for (const parameter of operation.query) {
        const others = new URLSearchParams(base.filter(([name]) => name !== parameter.name))
        for (const value of oddValues(schemaOf(parameter))) {
          const { status } = await ask(operation, `${others}&${parameter.name}=${value}`)
          expect(status, `${parameter.name}=${value.slice(0, 60)}`).toBeLessThan(500)
        }
      }
    })

    it('cannot leave the address', async () => {
      if (operation.pathParameters.length === 0) return
      for (const key of ['..%2f..%2fsecret', '%00', '%ff', 'a'.repeat(5000), '.', '%2e%2e']) {
        const keys = Object.fromEntries(operation.pathParameters.map(({ name }) => [name, key]))
        const { status } = await ask(operation, '', keys)
        expect(DOT.test(key) ? [400, 404, 405, 422] : [400, 404, 422], key.slice(0, 40)).toContain(
          status,
        )
      }
    })
  },
)
