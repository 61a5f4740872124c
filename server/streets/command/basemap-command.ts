import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { installArchive, UnreadableArchive } from '@hearth/streets/areas/archive-area'
import { type AreaFile, areaFiles, isAreaName } from '@hearth/streets/areas/area-file'
import { buildArea, removeArea, streetsFolder } from '@hearth/streets/areas/build-area'
import { openAreaRegistry } from '@hearth/streets/areas/registry'
import { readPbf, UnreadableExtract } from '@hearth/streets/osm/read-pbf'
import { NoStreets } from '@hearth/streets/tiles/write-tiles'
import { cleanMarkup } from '@/domain/text/clean-markup.ts'
import { textLines } from '@/domain/text/plain-text.ts'
import { type Environment, loadConfig } from '@/server/config.ts'
import { silentLogger } from '@/server/log.ts'

export type Terminal = { environment: Environment; say: (line: string) => void }

const USAGE = `npm run basemap -- <area.osm.pbf | area.pmtiles> [--name <name>]
npm run basemap -- list
npm run basemap -- remove <name>

  Builds the street map of an area from an OpenStreetMap extract, or installs an archive of the
  Protomaps basemap schema. Hearth may run. See docs/streets.md.
  --name  lower-case letters, digits and hyphens; default: the name of the file`

/**
 * `npm run basemap`. Returns the exit code: 0 when done, 1 when the file cannot be used, 2 for wrong
 * usage.
 */
export async function runBasemap(parameters: string[], terminal: Terminal): Promise<number> {
  const { positionals, values } = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean', default: false } },
  })
  const [first, second] = positionals
  if (!first || values.help || positionals.length > 2) {
    terminal.say(USAGE)
    return values.help ? 0 : 2
  }
  const streets = streetsFolder(loadConfig(terminal.environment).dataDir)
  if (first === 'list') return await listAreas(streets, terminal)
  if (first === 'remove') return await takeAway(streets, second, terminal)
  if (second) {
    terminal.say(USAGE)
    return 2
  }
  return await install(streets, first, values.name, terminal)
}

async function install(
  streets: string,
  file: string,
  wantedName: string | undefined,
  { say }: Terminal,
): Promise<number> {
  const name = wantedName ?? toAreaName(file)
  if (!isAreaName(name)) {
    say(
      `"${name}" cannot be the name of an area. Use lower-case letters, digits and hyphens: --name`,
    )
    return 2
  }
  const began = performance.now()
  try {
    const { size } = await stat(file)
    say(`Reading ${basename(file)}, ${megabytes(size)} MB`)
    const about = await (/\.pmtiles$/i.test(file)
      ? installArchive(streets, { name, file, toText })
      : installExtract(streets, { name, file }, say))
    await tellInstalled(streets, about, began, say)
    return 0
  } catch (error) {
    const isKnown =
      error instanceof UnreadableExtract ||
      error instanceof UnreadableArchive ||
      error instanceof NoStreets ||
      isSystemError(error)
    if (!isKnown) throw error
    say(`${error.message} Nothing was installed.`)
    return 1
  }
}

async function installExtract(
  streets: string,
  { name, file }: { name: string; file: string },
  say: Terminal['say'],
): Promise<AreaFile> {
  let reported = 0
  const { elements, source } = await readPbf(file, ({ read, of }) => {
    const step = Math.floor((4 * read) / of)
    if (step > reported && step < 4) say(`  ${25 * step} % read`)
    reported = Math.max(reported, step)
  })
  const { nodeCount, wayCount, relationCount } = elements
  say(`  ${number(nodeCount)} points, ${number(wayCount)} ways, ${number(relationCount)} relations`)
  // The license asks for the first; a source that names others is named as well.
  const others = /^https?:/.test(source) || source === '' ? '' : `, ${source.slice(0, 100)}`
  const attribution = `© OpenStreetMap contributors${others}`
  const steps = { tiles: 'Cutting tiles', graph: 'Linking streets', places: 'Listing places' }
  return await buildArea(streets, { name, elements, attribution, isInvented: false }, (step) =>
    say(`${steps[step]} …`),
  )
}

async function tellInstalled(
  streets: string,
  about: AreaFile,
  began: number,
  say: Terminal['say'],
): Promise<void> {
  for (const [what, count] of Object.entries(about.written)) say(`  ${number(count)} ${what}`)
  for (const [what, count] of Object.entries(about.skipped))
    say(`  skipped: ${number(count)} ${what}`)
  const registry = await openAreaRegistry(streets, silentLogger())
  registry.close()
  const { south, west, north, east } = about.bounds
  const others = registry
    .areas()
    .filter(({ name, bounds }) => {
      const isApart =
        bounds.west > east || bounds.east < west || bounds.south > north || bounds.north < south
      return name !== about.name && !isApart
    })
    .map(({ name }) => name)
  if (others.length > 0) {
    say(`It overlaps ${others.join(', ')}: both are drawn, and times are those of one of them.`)
  }
  let bytes = 0
  for (const file of Object.values(areaFiles)) {
    bytes += await stat(join(streets, about.name, file)).then(
      ({ size }) => size,
      () => 0,
    )
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const memory = megabytes(process.resourceUsage().maxRSS * 1024)
  say(`${about.name} is installed: ${megabytes(bytes)} MB, ${seconds} s, ${memory} MB of memory.`)
}

async function listAreas(streets: string, { say }: Terminal): Promise<number> {
  const registry = await openAreaRegistry(streets, silentLogger())
  registry.close()
  const areas = registry.areas()
  if (areas.length === 0) say('No area is installed.')
  for (const { name, bounds, attribution, hasTravel } of areas) {
    const box = [bounds.south, bounds.west, bounds.north, bounds.east].map((it) => it.toFixed(3))
    say(`${name}  ${box.join(', ')}  ${attribution}${hasTravel ? '' : '  (map only)'}`)
  }
  return 0
}

async function takeAway(
  streets: string,
  name: string | undefined,
  { say }: Terminal,
): Promise<number> {
  if (!name) {
    say(USAGE)
    return 2
  }
  const isGone = isAreaName(name) && (await removeArea(streets, name))
  say(isGone ? `${name} is removed.` : `There is no area "${name}".`)
  return isGone ? 0 : 1
}

function toAreaName(file: string): string {
  return basename(file)
    .toLowerCase()
    .replace(/(\.osm)?\.pbf$|\.pmtiles$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1)
}

function number(count: number): string {
  return count.toLocaleString('en')
}

function toText(html: string): string {
  return textLines(cleanMarkup(html)).join(' ')
}
