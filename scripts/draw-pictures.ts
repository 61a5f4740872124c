import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { icon, plan, portrait } from './pictures/drawings.ts'
import { type Building, exterior } from './pictures/exterior.ts'
import { FACILITY_ICONS, FACT_ICONS, ICONS } from './pictures/icons.ts'
import { interior, type Room } from './pictures/interior.ts'
import { city, garden, land } from './pictures/places.ts'
import { article } from './pictures/still-life.ts'

/*
 * Draws the pictures of the demo region anew, into the folder that the seed reads:
 * node --import ./scripts/alias.mjs scripts/draw-pictures.ts
 */

type Series = { subject: string; count: number; draw(number: number): string }

const FOLDER = join(import.meta.dirname, '../server/db/seed/pictures')
const MOST_BYTES = 8 * 1024 * 1024
const QUALITY = 74

const BUILDINGS: Record<Building, number> = {
  house: 28,
  flat: 28,
  townhouse: 12,
  villa: 12,
  loft: 10,
  cabin: 8,
  office: 8,
}
const ROOMS: Record<Room, number> = { living: 26, kitchen: 26, bedroom: 30, bath: 24, office: 6 }

const SERIES: readonly Series[] = [
  ...entries(BUILDINGS).map(([kind, count]) => ({
    subject: `exterior-${kind}`,
    count,
    draw: (n: number) => exterior(kind, n),
  })),
  ...entries(ROOMS).map(([room, count]) => ({
    subject: room,
    count,
    draw: (n: number) => interior(room, n),
  })),
  { subject: 'garden', count: 16, draw: garden },
  { subject: 'land', count: 8, draw: land },
  { subject: 'plan', count: 18, draw: plan },
  { subject: 'portrait', count: 41, draw: portrait },
  { subject: 'city', count: 18, draw: city },
  { subject: 'article', count: 30, draw: article },
  ...Object.entries({ ...ICONS, ...FACT_ICONS }).map(([code, shape]) => ({
    subject: `icon-${code}`,
    count: 1,
    draw: () => icon(shape),
  })),
  {
    subject: 'icon-facility',
    count: FACILITY_ICONS.length,
    draw: (n) => icon(FACILITY_ICONS[n - 1] ?? ''),
  },
]

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const { subject, count, draw } of SERIES) {
  for (let number = 1; number <= count; number++) {
    const file = join(FOLDER, `${subject}-${String(number).padStart(2, '0')}.webp`)
    await sharp(Buffer.from(draw(number)))
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file)
  }
}
const names = await readdir(FOLDER)
const sizes = await Promise.all(names.map(async (name) => (await stat(join(FOLDER, name))).size))
const bytes = sizes.reduce((sum, size) => sum + size, 0)
if (bytes > MOST_BYTES)
  throw new Error(`the pictures take ${bytes} bytes together, more than ${MOST_BYTES}`)
console.log(`${names.length} pictures, ${Math.round(bytes / 1024)} KB`)

function entries<Key extends string>(counts: Record<Key, number>): [Key, number][] {
  return Object.keys(counts)
    .filter((key): key is Key => key in counts)
    .map((key) => [key, counts[key]])
}
