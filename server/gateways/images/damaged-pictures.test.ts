import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFolderStore } from '@/server/gateways/files/folder-store.ts'
import { isMereWarning } from './picture-source.ts'
import { createSharpImages } from './sharp-images.ts'

const folder = await mkdtemp(join(tmpdir(), 'hearth-damaged-'))
const images = createSharpImages(createFolderStore(folder), pino({ enabled: false }))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Waves with a little grain, so that the compressed data fill the file. */
function grained() {
  const [width, height] = [360, 240]
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0, seed = 7; at < data.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    data[at] = Math.sin(at / 997) * 80 + 120 + ((seed >> 16) % 30)
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

const pictures = {
  jpeg: await grained().jpeg().toBuffer(),
  progressive: await grained().jpeg({ progressive: true }).toBuffer(),
  png: await grained().png().toBuffer(),
  interlaced: await grained().png({ progressive: true }).toBuffer(),
  webp: await grained().webp().toBuffer(),
  lossless: await grained().webp({ lossless: true }).toBuffer(),
  avif: await grained().avif().toBuffer(),
  gif: await grained().gif().toBuffer(),
  heic: await readFile(
    join(import.meta.dirname, '../../../tests/support/pictures/two-halves.heic'),
  ),
}

const reasonFor = (source: Buffer) =>
  images.ingest(source, { visibility: 'public', ownerId: null, name: 'x' }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? Reflect.get(error, 'reason') : error),
  )

function zeroed(picture: Buffer): Buffer {
  const holed = Buffer.from(picture)
  return holed.fill(0, Math.floor(picture.length * 0.4), Math.floor(picture.length * 0.6))
}

test.each(Object.entries(pictures))(
  'accepts a whole %s, also with something behind it',
  async (_, whole) => {
    expect(await reasonFor(whole)).toBeNull()
    expect(await reasonFor(Buffer.concat([whole, Buffer.from('appended')]))).toBeNull()
  },
)

test.each(Object.entries(pictures))('detects a %s that was cut off', async (_, whole) => {
  for (const share of [0.95, 0.75, 0.5, 0.25]) {
    const cut = whole.subarray(0, Math.floor(whole.length * share))
    expect([share, await reasonFor(cut)]).toEqual([share, 'unreadable'])
  }
})

test.each(['jpeg', 'progressive', 'png', 'interlaced', 'lossless', 'avif'] as const)(
  'detects a %s whose middle is zeros',
  async (kind) => {
    expect(await reasonFor(zeroed(pictures[kind]))).toBe('unreadable')
  },
)

test('accepts a JPEG with a few stray bytes before its end', async () => {
  const { jpeg } = pictures
  const stray = Buffer.concat([jpeg.subarray(0, -2), Buffer.from([0, 0, 0]), jpeg.subarray(-2)])
  expect(await reasonFor(stray)).toBeNull()
})

test.each([
  ['Corrupt JPEG data: 3 extraneous bytes before marker 0xd9', true],
  ['Corrupt JPEG data: 3000 extraneous bytes before marker 0xd9', false],
  ['Corrupt JPEG data: 3 extraneous bytes before marker 0xc4', false],
  ['Corrupt JPEG data: premature end of data segment', false],
  ['VipsJpeg: premature end of JPEG image', false],
  ['Warning treated as error due to failOn setting', true],
])('takes "%s" for a mere warning: %s', (message, isMere) => {
  expect(isMereWarning(new Error(message))).toBe(isMere)
})
