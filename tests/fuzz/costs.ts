import type { ContractDocument } from '@/server/contract/document.ts'
import type { Operation } from '@/server/contract/operation.ts'
import { BASE_PATH } from '@/server/http/router.ts'
import { createChoices } from './choices.ts'
import { type Bomb, costBombs, type Encoding, plainText } from './cost-bombs.ts'
import type { Answer } from './wire.ts'
import { requestId, type WireRequest } from './wire-request.ts'

/** Sends the request as often as told; milliseconds of the provider's processor, if the system tells. */
export type Measure = (
  request: WireRequest,
  times: number,
) => Promise<{ answer: Answer; millis: number | undefined }>

export type Cost = {
  name: string
  encoding: Encoding
  answer: Answer
  /** Of one request. */
  millis: number | undefined
  /** Of one long text to the same operation, in the same encoding and size. */
  plainMillis: number | undefined
  isFault: boolean
}

const MAX_RATIO = 2
/** Of what does not grow: at most so many fields and parts are looked at before the rest is refused. */
const FLOOR_MS = 5
const TIMES = 5
/** The provider's other work and its garbage collector are measured, too; they come and go. */
const ATTEMPTS = 4

export type CostFacts = {
  document: ContractDocument
  operations: readonly Operation[]
  seed: number
}

/** One kind per operation and encoding, by seed; all of them in the long form; or those that are named. */
export function chooseBombs(
  { document, operations, seed }: CostFacts,
  { all, named }: { all: boolean; named: string },
): { request: WireRequest; bomb: Bomb; name: string }[] {
  return operations.flatMap((operation, index) => {
    const choices = createChoices(seed + index)
    const bombs = costBombs(document, operation)
    const chosen = ENCODINGS.flatMap((encoding) => {
      const kinds = bombs.filter((bomb) => bomb.encoding === encoding)
      return all || named || kinds.length === 0 ? kinds : [choices.of(kinds)]
    })
    return chosen
      .map((bomb) => ({
        bomb,
        name: `${operation.id} ${bomb.encoding}: ${bomb.kind}`,
        request: toRequest(operation, bomb, seed + index),
      }))
      .filter(({ name }) => name.includes(named))
  })
}

const ENCODINGS: readonly Encoding[] = ['query', 'json', 'form', 'parts']

/** Compares the work with that of reading as many bytes of plain text. */
export async function measureCost(
  { request, bomb, name }: ReturnType<typeof chooseBombs>[number],
  measure: Measure,
): Promise<Cost> {
  const bytes = bomb.write()
  const withBytes = (sent: Buffer): WireRequest =>
    bomb.encoding === 'query'
      ? { ...request, path: `${request.path}?${sent}` }
      : { ...request, body: sent }
  const [full, plain] = [withBytes(bytes), withBytes(plainText(bomb.encoding, bytes.length))]
  for (let attempt = 1; ; attempt += 1) {
    const { millis: plainMillis } = await measure(plain, TIMES)
    const { answer, millis } = await measure(full, TIMES)
    const isRefused = answer.status === 0 || answer.status >= 400
    const isFault =
      isRefused &&
      millis !== undefined &&
      plainMillis !== undefined &&
      millis > MAX_RATIO * plainMillis + FLOOR_MS
    if (!isFault || attempt === ATTEMPTS) {
      return { name, encoding: bomb.encoding, answer, millis, plainMillis, isFault }
    }
  }
}

function toRequest(operation: Operation, { type }: Bomb, seed: number): WireRequest {
  const { id, method, path, access } = operation
  return {
    seed,
    label: id,
    operation,
    through: 'provider',
    caller: access === 'public' ? 'guest' : path.includes('/admin/') ? 'administrator' : 'agent',
    method,
    path: BASE_PATH + path.replaceAll(/:\w+/g, '1'),
    headers: [
      ['X-Request-Id', requestId(seed)],
      ['X-Forwarded-For', `10.9.${(seed >>> 8) & 255}.${seed & 255}`],
      ...(type ? [['Content-Type', type] satisfies [string, string]] : []),
    ],
    body: Buffer.alloc(0),
  }
}

/** Work per encoding, against plain requests of the same sizes. */
export function costTable(costs: readonly Cost[]): string {
  const rows = ENCODINGS.flatMap((encoding) => {
    const list = costs.filter((cost) => cost.encoding === encoding)
    if (list.length === 0) return []
    const sum = (read: (cost: Cost) => number | undefined) =>
      list.reduce((total, cost) => total + (read(cost) ?? 0), 0)
    const [own, plain] = [sum((cost) => cost.millis), sum((cost) => cost.plainMillis)]
    const most = list.toSorted((a, b) => (b.millis ?? 0) - (a.millis ?? 0))[0]
    return [
      `${encoding.padEnd(6)} ${String(list.length).padStart(5)} kinds: ${Math.round(own)} ms, ` +
        `plain ${Math.round(plain)} ms, ratio ${(own / Math.max(1, plain)).toFixed(1)}; ` +
        `most ${Math.round(most?.millis ?? 0)} ms, ${most?.name}`,
    ]
  })
  return ['processor time of costly requests', ...rows].join('\n')
}
