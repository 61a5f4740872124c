import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { icon, plan, portrait } from './drawings/drawings.ts'
import { FACT_ICONS, ICONS, NEARBY_PLACE_ICONS } from './drawings/icons.ts'

/*
 * Draws plans, portraits and icons into the seed's folder:
 * node --import ./scripts/alias.mjs demo/draw-pictures.ts
 */

type Series = { subject: string; count: number; draw(number: number): string }

const FOLDER = join(import.meta.dirname, 'seed/pictures')
const QUALITY = 74

const SERIES: readonly Series[] = [
  { subject: 'plan', count: 18, draw: plan },
  { subject: 'portrait', count: 41, draw: portrait },
  ...Object.entries({ ...ICONS, ...FACT_ICONS }).map(([code, shape]) => ({
    subject: `icon-${code}`,
    count: 1,
    draw: () => icon(shape),
  })),
  {
    subject: 'icon-facility',
    count: NEARBY_PLACE_ICONS.length,
    draw: (n) => icon(NEARBY_PLACE_ICONS[n - 1] ?? ''),
  },
]

await mkdir(FOLDER, { recursive: true })
for (const { subject, count, draw } of SERIES) {
  for (let number = 1; number <= count; number++) {
    const file = join(FOLDER, `${subject}-${String(number).padStart(2, '0')}.webp`)
    await sharp(Buffer.from(draw(number)))
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file)
  }
}
