import { loadContract } from '@/server/contract/document.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import type { OperationId } from '@/server/contract/operation-types.ts'
import { getReplyCheck } from '@/server/http/reply-check.ts'
import { BASE_PATH, type HttpApp } from '@/server/http/router.ts'
import type { Asked } from './permission-row.ts'

const contract = loadContract()
const checkReply = getReplyCheck(contract)

/** Every operation of the contract by its id. */
const OPERATIONS: ReadonlyMap<string, Operation> = new Map(
  readOperations(contract).map((operation) => [operation.id, operation]),
)

/** Asks an operation, by a token if there is one; JSON replies are checked against the contract. */
export async function askOperation(
  app: HttpApp,
  id: OperationId,
  { token, asked }: { token: string | undefined; asked: Asked },
): Promise<{ status: number; text: string }> {
  const operation = OPERATIONS.get(id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  const { query, path = {}, body, headers } = asked
  const place = operation.path.replaceAll(/:(\w+)/g, (_, name) => String(path[name]))
  const pairs = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])
  const hasBody = body !== undefined && operation.bodies.size > 0
  const response = await app.request(
    `http://localhost${BASE_PATH}${place}?${new URLSearchParams(pairs)}`,
    {
      method: operation.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: hasBody ? JSON.stringify(body) : null,
    },
  )
  const { status } = response
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  // HEAD has the headers of a body that is not sent.
  if (!isJson || operation.method === 'HEAD') {
    await response.body?.cancel()
    return { status, text: '' }
  }
  const text = await response.text()
  checkReply(operation, status, JSON.parse(text))
  return { status, text }
}
