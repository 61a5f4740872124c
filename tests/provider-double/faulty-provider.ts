import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { replySchemas } from './contract-schemas.ts'
import type { Fault } from './faults.ts'
import { knownValues } from './known-values.ts'
import { type Known, wholeReply } from './whole-replies.ts'

export type FaultyProvider = {
  url: string
  /** The fault of every reply that pages of a host are made of; of all others without a host. */
  setFault: (fault: Fault | null, host?: string) => void
  /** Calls that pages of a host have made, as `GET /path`. */
  callsOf: (host: string) => ReadonlySet<string>
  close: () => Promise<void>
}

/** A provider that knows every call and answers each with all keys of the contract, but for one fault. */
export async function serveFaultyProvider(known: Known = {}): Promise<FaultyProvider> {
  const faults = new Map<string, Fault | null>()
  const calls = new Map<string, Set<string>>()
  const values = { ...knownValues, ...known }
  const server = createServer((request, response) => {
    request.resume()
    const host = String(request.headers['x-forwarded-host'] ?? '')
    const { pathname } = new URL(request.url ?? '', 'http://provider.example')
    const call = callFor(request.method ?? '', pathname.replace(/^\/api/, ''))
    const asked = calls.get(host) ?? new Set()
    if (call) calls.set(host, asked.add(call))
    const fault = faults.get(host) ?? faults.get('') ?? null
    const body = call ? wholeReply(call, fault, values) : { error: true, message: 'Not found' }
    response.writeHead(call ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFault: (fault, host = '') => faults.set(host, fault),
    callsOf: (host) => calls.get(host) ?? new Set(),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const templates = [...replySchemas.keys()].map((call) => {
  const [method = '', path = ''] = call.split(' ')
  const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')
  return { call, method, isExact: !path.includes('{'), pattern: new RegExp(`^${pattern}$`) }
})

/** The call of the contract that a request is; one without parameters in its path goes first. */
function callFor(method: string, path: string): string | undefined {
  const fitting = templates.filter((one) => one.method === method && one.pattern.test(path))
  return (fitting.find(({ isExact }) => isExact) ?? fitting[0])?.call
}
