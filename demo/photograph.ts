import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openStudio } from './open-studio.ts'

/*
 * Renders the scenes of packages/photographer into the seed's folder:
 * node --import ./scripts/alias.mjs demo/photograph.ts [--only kitchen] [--numbers 1,5]
 * [--again]
 */

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    numbers: { type: 'string' },
    again: { type: 'boolean', default: false },
    into: { type: 'string', default: join(import.meta.dirname, 'seed/pictures') },
    passes: { type: 'string', default: '5' },
    width: { type: 'string', default: '1008' },
    png: { type: 'boolean', default: false },
  },
})

const MAX_BYTES = 8 * 1024 * 1024

type Series = { subject: string; count: number; bytes: number; width?: number }

const SERIES: readonly Series[] = [
  { subject: 'exterior-house', count: 28, bytes: 26_000, width: 864 },
  { subject: 'exterior-flat', count: 28, bytes: 26_000, width: 864 },
  { subject: 'exterior-townhouse', count: 24, bytes: 26_000, width: 864 },
  { subject: 'exterior-villa', count: 16, bytes: 26_000, width: 864 },
  { subject: 'exterior-loft', count: 12, bytes: 26_000, width: 864 },
  { subject: 'exterior-cabin', count: 12, bytes: 26_000, width: 864 },
  { subject: 'exterior-office', count: 10, bytes: 26_000, width: 864 },
  { subject: 'garden', count: 12, bytes: 26_000, width: 864 },
  { subject: 'land', count: 12, bytes: 26_000, width: 864 },
  { subject: 'city', count: 18, bytes: 26_000, width: 864 },
  { subject: 'panorama', count: 5, bytes: 120_000, width: 2048 },
  { subject: 'living', count: 26, bytes: 21_000, width: 864 },
  { subject: 'kitchen', count: 26, bytes: 21_000, width: 864 },
  { subject: 'bedroom', count: 30, bytes: 21_000, width: 864 },
  { subject: 'bath', count: 24, bytes: 21_000, width: 864 },
  { subject: 'office', count: 12, bytes: 21_000, width: 864 },
]

await mkdir(asked.into, { recursive: true })
const studio = await openStudio()
try {
  for (const series of SERIES)
    if (!asked.only || asked.only.split(',').includes(series.subject)) await take(series)
} finally {
  await studio.close()
}
await weigh(asked.into)

async function take({ subject, count, bytes, width: own }: Series): Promise<void> {
  const numbers =
    asked.numbers?.split(',').map(Number) ?? Array.from({ length: count }, (_, at) => at + 1)
  for (const number of numbers) {
    const file = join(
      asked.into,
      `${subject}-${String(number).padStart(2, '0')}.${asked.png ? 'png' : 'webp'}`,
    )
    if (!asked.again && (await exists(file))) continue
    const begun = performance.now()
    const width = own ?? Number(asked.width)
    const order = {
      subject,
      number,
      width,
      height: Math.round(width / 1.5),
      passes: Number(asked.passes),
    }
    const png = await studio.photograph(order)
    if (asked.png) await sharp(png).toFile(file)
    else await develop(png, bytes, file)
    console.log(`${subject} ${number}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  }
}

/** The best quality within the byte limit, since textures such as grass compress badly. */
async function develop(png: Buffer, bytes: number, file: string): Promise<void> {
  for (const quality of [78, 70, 62, 54, 46, 40, 34, 28]) {
    const made = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (made.length > bytes && quality > 28) continue
    await sharp(made).toFile(file)
    return
  }
}

/** Checks that all pictures, drawn ones included, stay small enough for a repository. */
async function weigh(folder: string): Promise<void> {
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (bytes > MAX_BYTES)
    throw new Error(`the pictures take ${bytes} bytes together, more than ${MAX_BYTES}`)
  console.log(`${names.length} pictures, ${Math.round(bytes / 1024)} KB`)
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
