import { Agent, get } from 'node:http'
import { type Kind, type MixRequest, searchMix } from './mix.ts'
import type { BenchProvider, Statement } from './provider.ts'

/** Milliseconds over HTTP, and of the statements through the bare driver. */
export type Timing = { kind: Kind; http: number; bare: number }

export type Recorded = MixRequest & { statements: Statement[] }

/** Runs each request once, to warm up and to record its statements. */
export async function recordMix(provider: BenchProvider, count: number): Promise<Recorded[]> {
  const client = createClient(provider.url)
  const recorded: Recorded[] = []
  // Warms the caches of catalog, settings and languages.
  await client.fetch('/api/get-property-list')
  for (const request of searchMix(count)) {
    const statements = await provider.record(() => client.fetch(request.path))
    recorded.push({ ...request, statements })
  }
  client.close()
  return recorded
}

/** One client, sequential; each request next to its bare statements, in alternating order. */
export async function timeMix(provider: BenchProvider, mix: Recorded[]): Promise<Timing[]> {
  const client = createClient(provider.url)
  const timings: Timing[] = []
  for (const [at, { kind, path, statements }] of mix.entries()) {
    const overHttp = () => timed(() => client.fetch(path))
    const throughDriver = () => timed(() => replay(provider, statements))
    if (at % 2 === 0) {
      const http = await overHttp()
      timings.push({ kind, http, bare: await throughDriver() })
    } else {
      const bare = await throughDriver()
      timings.push({ kind, http: await overHttp(), bare })
    }
  }
  client.close()
  return timings
}

export async function replay({ pool }: BenchProvider, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) await pool.query(text, values)
}

/** `share` is between 0 and 1. */
export function percentile(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Milliseconds, over one keep-alive connection, after a warm-up round. */
export async function timeRequests(url: string, paths: string[]): Promise<number[]> {
  const client = createClient(url)
  for (const path of paths) await client.fetch(path)
  const times: number[] = []
  for (const path of paths) times.push(await timed(() => client.fetch(path)))
  client.close()
  return times
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function createClient(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const fetch = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const request = get(url + path, { agent }, (reply) => {
        if (reply.statusCode !== 200) reject(new Error(`${path} answers ${reply.statusCode}`))
        reply.resume()
        reply.once('end', resolve)
        reply.once('error', reject)
      })
      request.once('error', reject)
    })
  return { fetch, close: () => agent.destroy() }
}
