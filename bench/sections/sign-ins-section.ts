import { duringFlood } from '../flood.ts'
import { runLoad } from '../load.ts'
import { searchMix } from '../mix.ts'
import { percentile } from '../one-client.ts'
import { openProvider } from '../provider.ts'
import { amount, atMost, type Figure } from '../report.ts'

const REQUESTS = 1000
const ATTACKERS = 100
const MAX_TIMES_IDLE = 3

/** For manual runs. */
export type FloodSize = { requests: number; attackers: number }

/** The search mix by one client while a hundred others try passwords, compared to idle. */
export async function benchSignIns(
  place: { dataDir: string; databaseUrl?: string },
  notes: string[],
  { requests, attackers }: FloodSize = { requests: REQUESTS, attackers: ATTACKERS },
): Promise<Figure[]> {
  const provider = await openProvider(place)
  try {
    const paths = searchMix(requests).map(({ path }) => path)
    const read = () => runLoad({ url: provider.url, paths, clients: 1, amount: requests })
    await read()
    const idle = percentile((await read()).latencies, 0.95)
    const flooded = await duringFlood({ url: provider.url, clients: attackers }, read)
    const p95 = percentile(flooded.result.latencies, 0.95)
    const { seconds, statuses } = flooded.flood
    const answers = Object.entries(statuses).map(([status, count]) => `${count} times ${status}`)
    notes.push(
      `${attackers} clients, each trying its next password at once, for ${Math.round(seconds)} s, from addresses all over: they were answered ${answers.join(', ')}.`,
    )
    return [
      { name: 'mix in peace: p95', value: amount(idle, 'ms') },
      atMost('mix during a flood of sign-ins: p95', p95, MAX_TIMES_IDLE * idle, 'ms'),
    ]
  } finally {
    await provider.close()
  }
}
