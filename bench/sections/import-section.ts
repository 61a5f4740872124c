import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { writeSales } from '../import-file.ts'
import { startServer } from '../regions.ts'
import { amount, atLeast, atMost, type Figure } from '../report.ts'

const ROWS = 20_000
const MAP = 'examples/king-county.map.json'
const MAX_MEGABYTES = 512
const MIN = { PostgreSQL: 1000, embedded: 300 }

/**
 * Imports 20,000 generated sales into an empty database of each kind, and, if given,
 * HEARTH_IMPORT_FILE (with HEARTH_IMPORT_MAP, default the example's map).
 */
export async function benchImport(): Promise<Figure[]> {
  const home = mkdtempSync(join(tmpdir(), 'hearth-bench-'))
  const server = await startServer()
  try {
    const made = join(home, 'sales.csv')
    await writeSales(made, ROWS)
    const files = [{ name: `${ROWS.toLocaleString('en')} made-up sales`, file: made, map: MAP }]
    const { HEARTH_IMPORT_FILE: file, HEARTH_IMPORT_MAP: map = MAP } = process.env
    if (file) files.push({ name: 'the given file', file, map })
    const figures: Figure[] = []
    for (const it of files) {
      const url = await emptyDatabase(server.url())
      const dataDir = mkdtempSync(join(home, 'data-'))
      figures.push(
        ...(await timeImport(it, 'PostgreSQL', { DATABASE_URL: url, DATA_DIR: dataDir })),
        ...(await timeImport(it, 'embedded', { DATABASE_URL: '', DATA_DIR: dataDir })),
      )
    }
    return figures
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

type Work = { name: string; file: string; map: string }
type Run = { added: number; rejected: number; seconds: number; megabytes: number }

async function timeImport(
  { name, file, map }: Work,
  kind: keyof typeof MIN,
  place: Record<string, string>,
): Promise<Figure[]> {
  // Same flags as `npm run import`, see decision 002.
  const flags = ['--liftoff-only', '--import', './scripts/alias.mjs']
  const args = [...flags, 'bench/import-run.ts', file, map]
  const env = { ...process.env, ...place }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  const run: Run = JSON.parse(stdout)
  const summary = `${run.added} in ${amount(run.seconds, 's')}, ${run.rejected} rejected`
  return [
    atLeast(`${name}, ${kind}`, run.added / run.seconds, MIN[kind], '/s', summary),
    atMost(`${name}, ${kind}: most memory`, run.megabytes, MAX_MEGABYTES, 'MB'),
  ]
}

async function emptyDatabase(serverUrl: string): Promise<string> {
  const admin = new pg.Client(serverUrl)
  await admin.connect()
  try {
    await admin.query('drop database if exists imported with (force)')
    await admin.query('create database imported')
  } finally {
    await admin.end()
  }
  return serverUrl.replace(/\/[^/]*$/, '/imported')
}
