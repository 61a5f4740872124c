import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'

export type Load = {
  url: string
  /** Each client starts at a different one. */
  paths: string[]
  clients: number
  amount: number
}

export type LoadResult = {
  /** Per second. */
  rate: number
  /** Milliseconds. */
  latencies: number[]
}

/** Generates load from a separate thread. Throws if any request fails. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const worker = new Worker(new URL(import.meta.url), { workerData: load })
  const [result]: LoadResult[] = await once(worker, 'message')
  await worker.terminate()
  if (!result) throw new Error('The load generator ended early')
  return result
}

async function ask({ url, paths, clients, amount }: Load): Promise<LoadResult> {
  const latencies: number[] = []
  let started = 0
  const run = autocannon({
    url,
    connections: clients,
    amount,
    setupClient: (client) => {
      const from = Math.floor((started++ * paths.length) / clients)
      const turned = [...paths.slice(from), ...paths.slice(0, from)]
      client.setRequests(turned.map((path) => ({ path, method: 'GET' })))
    },
  })
  const began = performance.now()
  // autocannon itself ends at a full second after the last reply.
  let answered = began
  run.on('response', (_client: unknown, _status: number, _bytes: number, millis: number) => {
    latencies.push(millis)
    answered = performance.now()
  })
  const { non2xx, errors, timeouts } = await run
  const seconds = (answered - began) / 1000
  if (non2xx + errors + timeouts > 0) {
    throw new Error(
      `${non2xx} refused, ${errors} failed and ${timeouts} late of ${amount} at ${url}`,
    )
  }
  return { rate: latencies.length / seconds, latencies }
}

if (!isMainThread) parentPort?.postMessage(await ask(workerData))
