import { readdirSync, readFileSync } from 'node:fs'
import { ensureBuilt } from '@/scripts/build.mjs'
import { createReport } from '@/scripts/report.mjs'
import { ensureRuntime } from '@/scripts/runtime.mjs'
import { withProduct } from '@/scripts/testing/test-product.mjs'

export type Product = { address: string; apiUrl: string }

const report = createReport(process.stderr)

export async function builtRuntime(): Promise<{ node: string; env: Record<string, string> }> {
  const runtime = await ensureRuntime(report)
  await ensureBuilt(runtime, report)
  return runtime
}

/** The product with its bench pages, by default on the demo region. */
export async function withBenchProduct<T>(
  work: (product: Product) => Promise<T>,
  databaseUrl?: string,
  dataDir?: string,
): Promise<T> {
  const { node, env } = await builtRuntime()
  const chosen: Record<string, string> = {
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(dataDir ? { DATA_DIR: dataDir } : {}),
  }
  return withProduct({ node, env: { ...env, HEARTH_BENCH: '1' } }, report, work, chosen)
}

/** Empty outside Linux. */
export function residentMegabytes(): { api?: number; web?: number } {
  const found: { api?: number; web?: number } = {}
  for (const pid of listDescendants(process.pid)) {
    const command = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
    const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1])
    if (!kilobytes) continue
    if (command.includes('server/main.ts')) found.api = kilobytes / 1024
    else if (command.startsWith('next-server')) found.web = kilobytes / 1024
  }
  return found
}

function listDescendants(pid: number): number[] {
  const children = listed(`/proc/${pid}/task`).flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
  )
  return [...children, ...children.flatMap(listDescendants)]
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
