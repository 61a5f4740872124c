import { runLoad } from '../load.ts'
import { percentile } from '../one-client.ts'
import { type Product, residentMegabytes, withBenchProduct } from '../product.ts'
import { amount, atMost, type Figure, rateBeside } from '../report.ts'

const CLIENTS = 8
const AMOUNT = 400
const ONE_CLIENT_AMOUNT = 200
const ROUNDS = 3
const EIGHT_CLIENTS_P95 = 120
const ONE_CLIENT_P50 = 20

/** Minimum rate relative to a page whose cards come from memory. */
const KINDS = [
  { name: 'results', least: 0.4 },
  { name: 'detail', least: 0.5 },
] as const

type Name = 'shell' | 'memory' | (typeof KINDS)[number]['name']
type Measured = Record<Name, { rates: number[]; latencies: number[] }>

export function benchPages(): Promise<Figure[]> {
  return withBenchProduct(async ({ address, apiUrl }) => {
    const paths = await listPaths(apiUrl)
    for (const own of Object.values(paths)) {
      await runLoad({ url: address, paths: own, clients: CLIENTS, amount: AMOUNT / 2 })
    }
    const eight = await rounds(address, paths, CLIENTS, AMOUNT)
    const one = await rounds(address, paths, 1, ONE_CLIENT_AMOUNT)
    const figures = KINDS.flatMap(({ name, least }) => [
      rateBeside(
        `${name}: pages, eight clients`,
        median(eight[name].rates),
        median(eight.memory.rates),
        least,
      ),
      atMost(
        `${name}: p95, eight clients`,
        percentile(eight[name].latencies, 0.95),
        EIGHT_CLIENTS_P95,
        'ms',
        `memory ${amount(percentile(eight.memory.latencies, 0.95), 'ms')}`,
      ),
      atMost(
        `${name}: p50, one client`,
        median(one[name].latencies),
        ONE_CLIENT_P50,
        'ms',
        `memory ${amount(median(one.memory.latencies), 'ms')}`,
      ),
    ])
    return [
      {
        name: 'shell: pages, eight clients',
        value: amount(median(eight.shell.rates), '/s'),
        ratio: `p50 with one client ${amount(median(one.shell.latencies), 'ms')}`,
      },
      ...figures,
      ...memoryFigures(),
    ]
  })
}

/** Interleaved, so that other load affects all kinds alike. */
async function rounds(
  url: string,
  paths: Record<Name, string[]>,
  clients: number,
  amount: number,
): Promise<Measured> {
  const measured: Measured = {
    shell: { rates: [], latencies: [] },
    memory: { rates: [], latencies: [] },
    results: { rates: [], latencies: [] },
    detail: { rates: [], latencies: [] },
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of ['shell', 'memory', 'results', 'detail'] as const) {
      const { rate, latencies } = await runLoad({ url, paths: paths[name], clients, amount })
      measured[name].rates.push(rate)
      measured[name].latencies.push(...latencies)
    }
  }
  return measured
}

async function listPaths(apiUrl: Product['apiUrl']): Promise<Record<Name, string[]>> {
  const reply = await fetch(`${apiUrl}/api/get-property-list?limit=50`)
  const { data }: { data: { slug_id: string; city: string }[] } = await reply.json()
  const cities = [...new Set(data.map(({ city }) => city))].slice(0, 10)
  return {
    shell: ['/bench/shell'],
    memory: ['/bench/memory'],
    results: [
      '/properties',
      '/properties?page=2',
      '/properties?type=rent',
      '/properties?bedrooms=2&sort=price_asc',
      '/properties?min_price=200000&max_price=600000',
      '/properties?premium=1',
      ...cities.map((city) => `/properties?city=${encodeURIComponent(city)}`),
    ],
    detail: data.map(({ slug_id }) => `/properties-details/${encodeURIComponent(slug_id)}`),
  }
}

function memoryFigures(): Figure[] {
  return Object.entries(residentMegabytes()).map(([name, megabytes]) => ({
    name: `${name}: memory after the pages`,
    value: amount(megabytes, 'MB'),
  }))
}

function median(numbers: number[]): number {
  return percentile(numbers, 0.5)
}
