import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'

export type FloodResult = { seconds: number; statuses: Record<string, number> }

type Flood = { url: string; clients: number }

/** IP addresses per client, so that per-visitor limits do not end the flood early. */
const ADDRESSES = 200

/** Runs `work` while clients in a separate thread try wrong passwords without pause. */
export async function duringFlood<Result>(
  flood: Flood,
  work: () => Promise<Result>,
): Promise<{ result: Result; flood: FloodResult }> {
  const worker = new Worker(new URL(import.meta.url), { workerData: flood })
  await once(worker, 'message')
  try {
    const result = await work()
    const ended = once(worker, 'message')
    worker.postMessage('stop')
    const [floodResult]: FloodResult[] = await ended
    if (!floodResult) throw new Error('The flood ended early')
    return { result, flood: floodResult }
  } finally {
    await worker.terminate()
  }
}

function attempts(client: number) {
  return Array.from({ length: ADDRESSES }, (_, n) => ({
    method: 'POST' as const,
    path: '/api/user_signup',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.${client}.${n}.7`,
    },
    body: JSON.stringify({
      type: '3',
      email: `somebody-${client}-${n}@example.org`,
      password: 'wrong-password',
    }),
  }))
}

async function attack({ url, clients }: Flood): Promise<void> {
  let client = 0
  const statuses: Record<string, number> = {}
  const run = autocannon({
    url,
    connections: clients,
    duration: 600,
    setupClient: (one) => {
      one.setRequests(attempts(client))
      client += 1
    },
  })
  run.on('response', (_client: unknown, status: number) => {
    statuses[status] = (statuses[status] ?? 0) + 1
  })
  const began = performance.now()
  // At the flood's peak.
  setTimeout(() => parentPort?.postMessage('begun'), 2000)
  parentPort?.once('message', () => {
    parentPort?.postMessage({ seconds: (performance.now() - began) / 1000, statuses })
    run.stop()
  })
  await run
}

if (!isMainThread) await attack(workerData)
