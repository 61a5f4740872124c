import type { Operation } from '@/server/contract/operation.ts'

export type Header = [name: string, value: string]

/** A request as it goes over the wire, made from nothing but its seed and what the provider has. */
export type WireRequest = {
  seed: number
  /** Line of the table: operation, or kind of address. */
  label: string
  /** Absent for the web's own addresses, and where method or path were spoiled. */
  operation?: Operation
  through: 'provider' | 'web'
  caller: string
  method: string
  path: string
  headers: Header[]
  body: Buffer
  /** Written as the sender breaks it; otherwise lengths are right. */
  framing?: Framing
}

/** A body that is not what its headers say, after which the sender hangs up. */
export type Framing = {
  headers: Header[]
  bytes: Buffer
}

/** By which the log of a process is found again. */
export function requestId(seed: number): string {
  return `fuzz-seed-${seed}`
}

const LINE = '\r\n'

/** Everything that is written; whoever reads it alone sees what was asked. */
export function toWire({ method, path, headers, body, framing }: WireRequest): Buffer {
  const usual: Header[] = [
    ['Host', 'localhost'],
    ['Connection', 'close'],
  ]
  const own = new Set(headers.map(([name]) => name.toLowerCase()))
  const needsLength = body.length > 0 || !['GET', 'HEAD', 'DELETE'].includes(method)
  const length: Header[] = needsLength ? [['Content-Length', String(body.length)]] : []
  const all = [
    ...usual.filter(([name]) => !own.has(name.toLowerCase())),
    ...headers,
    ...(framing ? framing.headers : length),
  ]
  const lines = all.map(([name, value]) => `${name}: ${value}`)
  const head = [`${method} ${path} HTTP/1.1`, ...lines, '', ''].join(LINE)
  return Buffer.concat([Buffer.from(head, 'latin1'), framing ? framing.bytes : body])
}
