import { faultOf } from './judgement.ts'
import type { Answer } from './wire.ts'
import { toWire, type WireRequest } from './wire-request.ts'

export type Fault = { request: WireRequest; answer: Answer; reason: string }

type Line = { requests: number; statuses: Map<number, number>; longestMs: number }

/** Counts answers by operation, and keeps what is wrong. */
export function createTally() {
  const lines = new Map<string, Line>()
  const faults: Fault[] = []
  return {
    faults,
    /** Answers what is wrong with this one. */
    add(request: WireRequest, answer: Answer): Fault | undefined {
      const line = lines.get(request.label) ?? { requests: 0, statuses: new Map(), longestMs: 0 }
      lines.set(request.label, line)
      line.requests += 1
      line.statuses.set(answer.status, (line.statuses.get(answer.status) ?? 0) + 1)
      line.longestMs = Math.max(line.longestMs, answer.millis)
      const reason = faultOf(request, answer)
      if (!reason) return undefined
      const fault = { request, answer, reason }
      faults.push(fault)
      return fault
    },
    /** Operations that limits hide: more than half of their answers say so. */
    hidden(): string[] {
      return [...lines].flatMap(([label, { requests, statuses }]) =>
        requests >= 10 && (statuses.get(429) ?? 0) > requests / 2 ? [label] : [],
      )
    },
    table: () => tableOf(lines),
  }
}

export type Tally = ReturnType<typeof createTally>

function tableOf(lines: ReadonlyMap<string, Line>): string {
  const rows = [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([label, line]) => rowOf(label, line))
  const all: Line = { requests: 0, statuses: new Map(), longestMs: 0 }
  for (const { requests, statuses, longestMs } of lines.values()) {
    all.requests += requests
    all.longestMs = Math.max(all.longestMs, longestMs)
    for (const [status, count] of statuses)
      all.statuses.set(status, (all.statuses.get(status) ?? 0) + count)
  }
  const head = `${'operation'.padEnd(NAME_WIDTH)} requests  longest  statuses`
  return [head, ...rows, rowOf(`all ${lines.size}`, all)].join('\n')
}

const NAME_WIDTH = 34

function rowOf(label: string, { requests, statuses, longestMs }: Line): string {
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status === 0 ? 'hung up' : status} × ${count}`)
  const longest = `${Math.round(longestMs)} ms`
  return `${label.padEnd(NAME_WIDTH)} ${String(requests).padStart(8)} ${longest.padStart(8)}  ${counts.join(', ')}`
}

const SHOWN_BYTES = 1500

/** What failed, and how it is asked again alone. */
export function describe({ request, answer, reason }: Fault, log: string): string {
  const asked = toWire(request).subarray(0, SHOWN_BYTES).toString('latin1')
  const told = answer.body.subarray(0, SHOWN_BYTES).toString()
  return [
    `✗ ${request.label}: ${reason}`,
    `  HEARTH_FUZZ_SEED=${request.seed} HEARTH_FUZZ_REQUESTS=1 npm run test:fuzz`,
    `  ${request.caller}, to the ${request.through}:`,
    indented(printable(asked)),
    `  ${answer.status} after ${Math.round(answer.millis)} ms: ${printable(told)}`,
    ...(log ? [indented(log.slice(0, 4 * SHOWN_BYTES))] : []),
  ].join('\n')
}

function printable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\r\n]/g, (character) => JSON.stringify(character).slice(1, -1))
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '    ')
}
