import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { writeCopies } from '../copied-extract.ts'
import { amount, atMost, type Figure } from '../report.ts'
import { streetTown } from '../street-town.ts'

/** About eleven million points: a hundred times the region of a city such as Columbus. */
const TOWNS = 220
/** Beyond the town's own 0.17 by 0.24 degrees. */
const STEP = { latitude: 0.18, longitude: 0.25 }
const SECONDS = 600
const MEGABYTES = 2000

const run = promisify(execFile)

/** `npm run basemap` with an extract as large as a state. */
export async function benchExtract(notes: string[]): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hearth-bench-'))
  try {
    const file = join(folder, 'state.osm.pbf')
    await writeCopies(file, { elements: streetTown(), count: TOWNS, step: STEP })
    const { size } = await stat(file)
    const { stdout } = await run('npm', ['run', 'basemap', '--', file, '--name', 'state'], {
      env: { ...process.env, DATA_DIR: folder },
      maxBuffer: 1e7,
    })
    const objects = /[\d,]+ points, [\d,]+ ways/.exec(stdout)?.[0] ?? ''
    notes.push(`The extract: ${(size / 1e6).toFixed(0)} MB, ${objects}.`)
    const summary = /installed: ([\d.]+) MB, ([\d.]+) s, ([\d.]+) MB/.exec(stdout)
    if (!summary) throw new Error(`basemap said no figures: ${stdout.slice(-500)}`)
    const [megabytes, seconds, memory] = summary.slice(1).map(Number) as [number, number, number]
    return [
      atMost('built', seconds, SECONDS, 's'),
      atMost('most memory', memory, MEGABYTES, 'MB'),
      { name: 'on disk', value: amount(megabytes, 'MB') },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
