import type { operations } from '@/generated/api-types.ts'
import { loadContract } from '@/server/contract/document.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import type { OperationId } from '@/server/contract/operation-types.ts'
import { getReplyCheck } from '@/server/http/reply-check.ts'
import { BASE_PATH, type HttpApp } from '@/server/http/router.ts'

export type CallOptions<Op extends OperationId> = {
  query?: operations[Op]['parameters']['query'] | undefined
  path?: operations[Op]['parameters']['path'] | undefined
  /** Sent as JSON. */
  body?: object
  /** Sent as multipart/form-data. */
  form?: FormData
  /** `<id>|<random>`, as a sign-in answers it. */
  token?: string | undefined
  /** Sent as Content-Language. */
  language?: string
  headers?: Readonly<Record<string, string>>
  /** The query string itself, for what no caller of good faith would send. */
  search?: string
}

/** A reply whose status tells the type of its body; bytes where the contract has no JSON. */
export type CallReply<Op extends OperationId> = {
  [Status in keyof operations[Op]['responses']]: {
    status: Status
    body: BodyOf<operations[Op]['responses'][Status]>
    headers: Headers
  }
}[keyof operations[Op]['responses']]

/**
 * Calls an operation by its id, as a client would. Throws if the reply departs from the contract: an undeclared
 * status, a body that breaks its schema, or a member that the schema lacks.
 */
export async function call<Op extends OperationId>(
  app: HttpApp,
  id: Op,
  options: CallOptions<Op> = {},
): Promise<CallReply<Op>> {
  const operation = OPERATIONS.get(id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  const response = await app.request(addressOf(operation, options), {
    method: operation.method,
    headers: headersOf(options),
    body: options.form ?? (options.body ? JSON.stringify(options.body) : null),
  })
  const body = await readChecked(operation, response)
  const reply: unknown = { status: response.status, body, headers: response.headers }
  if (!isReplyOf<Op>(operation, reply)) throw new Error(`${id}: undeclared ${response.status}`)
  return reply
}

/** The body of a call that must succeed. */
export async function callOk<Op extends OperationId>(
  app: HttpApp,
  id: Op,
  options: CallOptions<Op> = {},
): Promise<SuccessBody<Op>> {
  const reply = await call(app, id, options)
  if (!isSuccess<Op>(reply)) throw new Error(`${id} answered ${JSON.stringify(reply)}`)
  return reply.body
}

type SuccessBody<Op extends OperationId> = BodyOf<
  operations[Op]['responses'][Extract<keyof operations[Op]['responses'], 200 | 201 | 202>]
>

type BodyOf<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Uint8Array

const CONTRACT = loadContract()
const OPERATIONS = new Map(readOperations(CONTRACT).map((operation) => [operation.id, operation]))
const checkReply = getReplyCheck(CONTRACT)

async function readChecked(operation: Operation, response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')?.split(';', 1)[0] ?? ''
  if (type === 'application/json') {
    const body: unknown = await response.json()
    checkReply(operation, response.status, body)
    return body
  }
  const declared = operation.replies.get(response.status)?.content
  if (!(declared?.has(type) || declared?.has('*/*'))) {
    throw new Error(`${operation.id} answered ${response.status} with undeclared ${type}`)
  }
  return new Uint8Array(await response.arrayBuffer())
}

function isReplyOf<Op extends OperationId>(
  operation: Operation,
  reply: unknown,
): reply is CallReply<Op> {
  const isShaped = typeof reply === 'object' && reply !== null && 'status' in reply
  return isShaped && operation.replies.has(Number(reply.status))
}

function isSuccess<Op extends OperationId>(reply: {
  status: unknown
  body: unknown
}): reply is { status: 200; body: SuccessBody<Op> } {
  return Number(reply.status) < 300
}

function addressOf<Op extends OperationId>(
  operation: Operation,
  { path, query, search }: CallOptions<Op>,
): string {
  const filled = Object.entries(path ?? {}).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    operation.path,
  )
  const sent = search ?? searchOf(query ?? {})
  return `http://localhost${BASE_PATH}${filled}${sent ? `?${sent}` : ''}`
}

function searchOf(query: object): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value]
    return values.filter((it) => it !== undefined).map((it): [string, string] => [name, String(it)])
  })
  return new URLSearchParams(pairs).toString()
}

function headersOf<Op extends OperationId>(options: CallOptions<Op>): Record<string, string> {
  return {
    ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    ...(options.language ? { 'content-language': options.language } : {}),
    ...(options.body ? { 'content-type': 'application/json' } : {}),
    ...options.headers,
  }
}
