import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Environment, loadConfig } from '@/server/config.ts'
import { connectCommand } from '@/server/db/connect.ts'
import { migrate } from '@/server/db/migrate.ts'
import { silentLogger } from '@/server/log.ts'
import { importListings } from './import-listings.ts'
import { readMap } from './map.ts'
import { showProgress } from './progress.ts'
import { faultSummary, missingSummary, openRejects, resultLines } from './report.ts'

export type Terminal = {
  environment: Environment
  say(line: string): void
  /** Stops the import after the current batch. */
  signal: AbortSignal
}

const USAGE = `npm run import -- <listings.csv> --map <map.json> [--dry-run] [--report <rejected.csv>] [--strict]
    [--withdraw-missing] [--withdraw-limit <percent>]

  --map               which column becomes which field: see docs/import.md
  --dry-run           prints what would be created, changed and rejected, and writes nothing
  --report            writes each rejected cell and each missing home, with its reason, to this file
  --strict            exit code 1 if a row was rejected
  --withdraw-missing  withdraws homes of this source that the file no longer has
  --withdraw-limit    most homes of the source to withdraw; default: 30 percent`

/**
 * `npm run import`. Exit code: 0 at the end of the file, 1 if rows were rejected with `--strict` or
 * homes could not be withdrawn, 2 for wrong usage, 130 if interrupted.
 */
export async function runImport(parameters: string[], terminal: Terminal): Promise<number> {
  const { file, options } = readCall(parameters)
  const limit = options['withdraw-limit']
  const withdrawLimit = limit === undefined ? undefined : Number(limit || Number.NaN)
  const isPercent = withdrawLimit === undefined || (withdrawLimit >= 0 && withdrawLimit <= 100)
  if (!file || !options.map || !isPercent) {
    terminal.say(USAGE)
    return options.help ? 0 : 2
  }
  const map = readMap(await readFile(options.map, 'utf8'))
  const config = loadConfig(terminal.environment)
  const log = silentLogger()
  const { db, pool, kind, close } = await connectCommand(config, log)
  const rejects = openRejects(options.report)
  const progress = showProgress(terminal.say)
  try {
    await migrate(pool, log)
    const result = await importListings({
      db,
      file,
      map,
      secret: config.secretKey,
      isDryRun: options['dry-run'],
      batchSize: BATCH[kind],
      signal: terminal.signal,
      onProgress: progress.update,
      onRejected: rejects.add,
      onMissing: rejects.addMissing,
      ...(options['withdraw-missing'] && { withdrawMissing: true }),
      withdrawLimit,
    })
    progress.end()
    for (const line of faultSummary(rejects)) terminal.say(line)
    for (const line of missingSummary(rejects)) terminal.say(line)
    for (const line of resultLines(result, options['dry-run'])) terminal.say(line)
    if (!result.isComplete) return 130
    return (options.strict && result.rejected > 0) || result.missing?.refusal ? 1 : 0
  } finally {
    progress.end()
    rejects.close()
    await close()
  }
}

/** Smaller for the embedded database, which serves pages only between batches. */
const BATCH = { embedded: 100, postgres: 500 }

function readCall(parameters: string[]) {
  const { positionals, values } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      map: { type: 'string' },
      report: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'withdraw-missing': { type: 'boolean', default: false },
      'withdraw-limit': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  return { file: positionals[0], options: values }
}
