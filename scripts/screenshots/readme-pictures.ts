import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright'
import sharp from 'sharp'
import { ROOT } from '../runtime.mjs'
import type { Shot } from './shot.ts'
import { shots } from './shots.ts'
import { type Look, take } from './take.ts'

const FOLDER = join(ROOT, 'docs/screenshots')
const MAX_BYTES = 1_500_000
/** Phone pictures are displayed smaller and need more pixels. */
const SCALE = { phone: 2, wide: 1.5 }
const QUALITY = 78

const PICTURES: readonly { file: string; shot: string; width: number; look: Look }[] = [
  { file: 'home', shot: 'home-top', width: 1280, look: 'light' },
  { file: 'home-dark', shot: 'home-top', width: 1280, look: 'dark' },
  { file: 'results', shot: 'results-top', width: 1280, look: 'light' },
  { file: 'map', shot: 'map-streets', width: 1280, look: 'light' },
  { file: 'map-dark', shot: 'map-streets', width: 1280, look: 'dark' },
  { file: 'property', shot: 'property-top', width: 1280, look: 'light' },
  { file: 'property-dark', shot: 'property-top', width: 1280, look: 'dark' },
  { file: 'results-arabic', shot: 'results-top', width: 1280, look: 'arabic' },
  { file: 'home-phone', shot: 'home-top', width: 360, look: 'light' },
  { file: 'property-phone', shot: 'property-top', width: 360, look: 'light' },
  { file: 'form', shot: 'edit-property-media', width: 1280, look: 'light' },
  { file: 'packages', shot: 'packages-member', width: 1280, look: 'light' },
  { file: 'checkout', shot: 'checkout', width: 1280, look: 'light' },
  { file: 'review', shot: 'admin-review-changed-top', width: 1280, look: 'light' },
]

/** `scale` is the device pixel ratio. */
export type Window = { width: number; look: Look; scale?: number }

export type Studio = {
  /** A browser context for the shot's viewer. */
  openFor: (shot: Shot, window: Window) => Promise<BrowserContext>
  addressFor: (shot: Shot, look: Look) => Promise<string | null>
}

/** Throws if a screenshot fails or the pictures exceed the total size. */
export async function writeReadmePictures(
  { openFor, addressFor }: Studio,
  wanted: readonly Shot[],
  report: { line: (text: string) => void },
): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  let bytes = 0
  for (const { file, shot: name, width, look } of PICTURES) {
    const shot = shots.find((one) => one.name === name)
    if (shot && !wanted.includes(shot)) continue
    const address = shot ? await addressFor(shot, look) : null
    if (!shot || address === null) throw new Error(`There is no shot ${name}`)
    const scale = width < 768 ? SCALE.phone : SCALE.wide
    const context = await openFor(shot, { width, look, scale })
    const taken = await take(context, { ...shot, isWindow: true }, address)
    await context.close()
    const webp = await sharp(taken).webp({ quality: QUALITY, effort: 6 }).toBuffer()
    bytes += webp.length
    writeFileSync(join(FOLDER, `${file}.webp`), webp)
    report.line(`  ${file}.webp: ${Math.round(webp.length / 1000)} KB`)
  }
  if (bytes > MAX_BYTES) throw new Error(`${bytes} bytes together, at most ${MAX_BYTES}`)
}
