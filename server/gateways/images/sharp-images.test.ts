import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { crc32 } from 'node:zlib'
import { isBlurhashValid } from 'blurhash'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { maxPixelsFor } from '@/domain/listing/photo-rules.ts'
import type { FileStore } from '@/server/gateways/files/file-store.ts'
import { createFolderStore } from '@/server/gateways/files/folder-store.ts'
import { unpackHeic } from './heic.ts'
import { ImageRefused, type ImageService } from './image-service.ts'
import { createSharpImages } from './sharp-images.ts'

let folder: string
let files: FileStore
let images: ImageService
let puts: string[]
let beforePut: () => Promise<void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-images-'))
  const store = createFolderStore(folder)
  puts = []
  beforePut = async () => {}
  files = {
    ...store,
    put: async (key, source, options) => {
      puts.push(key)
      await beforePut()
      await store.put(key, source, options)
    },
  }
  images = createSharpImages(files, pino({ enabled: false }))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

const PICTURES = join(import.meta.dirname, '../../../tests/support/pictures')
/** As a phone writes it, 240 by 160. */
const HALVES = join(PICTURES, 'two-halves.heic')

/**
 * A PNG whose header claims another size: width and height at offsets 16 and 20, header checksum at
 * 29.
 */
function claimSide(png: Buffer, side: number): Buffer {
  const claimed = Buffer.from(png)
  claimed.writeUInt32BE(side, 16)
  claimed.writeUInt32BE(side, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  return claimed
}

const shared = { visibility: 'public', ownerId: null } as const

function picture(width: number, height: number, channels: 3 | 4 = 3) {
  const background = channels === 3 ? '#336699' : { r: 0, g: 90, b: 0, alpha: 0.5 }
  return sharp({ create: { width, height, channels, background } })
}

/** As a phone takes it: rotated, with GPS coordinates. */
async function telephonePhoto() {
  return await picture(400, 300)
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '52/1 31/1 12/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

describe('storing a picture', () => {
  test('rotates it upright and removes its location', async () => {
    const photo = await telephonePhoto()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    const stored = await images.ingest(photo, { ...shared, name: 'Living room.JPG', ownerId: 5 })
    expect(stored).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{24}-living-room\.jpg$/),
      visibility: 'public',
      name: 'Living room.JPG',
      mime: 'image/jpeg',
      bytes: expect.any(Number),
      width: 300,
      height: 400,
      hash: expect.any(String),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      likeness: expect.stringMatching(/^[01]{64}$/),
    })
    expect(isBlurhashValid(stored.hash)).toEqual({ result: true })
    const kept = await sharp(join(folder, 'public', stored.key)).metadata()
    expect({ width: kept.width, height: kept.height, format: kept.format }).toEqual({
      width: 300,
      height: 400,
      format: 'jpeg',
    })
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test('shrinks it to 2560 pixels, and never enlarges it', async () => {
    const large = await images.ingest(await picture(5000, 2500).jpeg().toBuffer(), {
      ...shared,
      name: 'large',
    })
    const small = await images.ingest(await picture(40, 20).png().toBuffer(), {
      ...shared,
      name: 'small',
    })
    expect([large.width, large.height]).toEqual([2560, 1280])
    expect([small.width, small.height]).toEqual([40, 20])
  })

  test('keeps transparency', async () => {
    const logo = await images.ingest(await picture(60, 60, 4).png().toBuffer(), {
      ...shared,
      name: 'logo.png',
    })
    expect([logo.mime, logo.key.slice(24)]).toEqual(['image/webp', '-logo.webp'])
    expect((await sharp(join(folder, 'public', logo.key)).metadata()).hasAlpha).toBe(true)
  })

  test('stores equal pictures once without an owner, and separately for an owner', async () => {
    const photo = await telephonePhoto()
    const keyFor = async (ownerId: number | null) =>
      (await images.ingest(photo, { ...shared, name: 'same.jpg', ownerId })).key
    expect(await keyFor(null)).toBe(await keyFor(null))
    expect(await keyFor(5)).not.toBe(await keyFor(5))
  })

  test('accepts a local file, and keeps a private one private', async () => {
    const path = join(folder, 'passport.png')
    await writeFile(path, await picture(30, 30).png().toBuffer())
    const stored = await images.ingest(path, {
      name: 'passport',
      visibility: 'private',
      ownerId: 5,
    })
    expect(await files.exists(stored.key)).toBe(false)
    expect(await files.exists(stored.key, 'private')).toBe(true)
    expect(await images.variant(stored.key, 160, 'jpeg')).toBeNull()
  })

  test('accepts HEIC of phones', async () => {
    const stored = await images.ingest(HALVES, { ...shared, name: 'IMG_0412.HEIC' })
    expect([stored.mime, stored.width, stored.height]).toEqual(['image/jpeg', 240, 160])
    const { data } = await sharp(join(folder, 'public', stored.key))
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Dark red on the left, as drawn.
    expect(Math.abs((data[0] ?? 0) - 0x7a)).toBeLessThan(8)
    expect(await images.inspect(HALVES)).toEqual({ width: 240, height: 160, format: 'heic' })
  })

  test('decodes one HEIC file at a time to limit memory', async () => {
    let open = 0
    let most = 0
    const onWorker = (worker: Worker) => {
      open += 1
      most = Math.max(most, open)
      worker.once('exit', () => {
        open -= 1
      })
    }
    process.on('worker', onWorker)
    const limits = { maxPixels: maxPixelsFor('heic'), seconds: 60 }
    await Promise.all([HALVES, HALVES, HALVES].map((source) => unpackHeic(source, limits)))
    process.off('worker', onWorker)
    expect([most, open]).toEqual([1, 0])
  })

  test('reports the file before its first byte is stored', async () => {
    const told: string[] = []
    const announce = async ({ key }: { key: string }) => {
      expect(puts).toEqual([])
      told.push(key)
    }
    const photo = await telephonePhoto()
    const { key } = await images.ingest(photo, { ...shared, name: 'x', announce })
    expect([told, puts]).toEqual([[key], [key]])
  })

  test('gives similar pictures similar hashes', async () => {
    const view = await sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600">
        <rect width="900" height="600" fill="#9cc4e8"/><rect y="400" width="900" height="200" fill="#3c6a2c"/>
        <rect x="120" y="180" width="340" height="260" fill="#c05030"/><rect x="180" y="240" width="90" height="120" fill="#fff"/>
        <circle cx="720" cy="300" r="140" fill="#1e4a1e"/><rect x="560" y="460" width="300" height="50" fill="#ddd"/></svg>`),
    )
      .png()
      .toBuffer()
    const likenessOf = async (picture: Buffer) =>
      (await images.ingest(picture, { ...shared, name: 'x' })).likeness
    const first = await likenessOf(view)
    const again = await likenessOf(await sharp(view).resize(500).jpeg({ quality: 60 }).toBuffer())
    const other = await likenessOf(await sharp(view).flop().toBuffer())
    const apart = (one: string) => [...one].filter((digit, at) => digit !== first[at]).length
    expect(apart(again)).toBeLessThan(6)
    expect(apart(other)).toBeGreaterThan(15)
  })

  test('uses the first frame of an animation', async () => {
    const frames = await sharp(
      [await picture(50, 40).png().toBuffer(), await picture(50, 40).negate().png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    const stored = await images.ingest(frames, { ...shared, name: 'moving.gif' })
    expect([stored.mime, stored.width, stored.height]).toEqual(['image/jpeg', 50, 40])
  })
})

describe('an unusable picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'

  test.each([
    ['a drawing that can carry a program', Buffer.from(svg), 'unsupportedFormat'],
    [
      'the same behind an XML head',
      Buffer.from(`<?xml version="1.0"?>${svg}`),
      'unsupportedFormat',
    ],
    ['a text', Buffer.from('hello'), 'unsupportedFormat'],
    ['nothing', Buffer.alloc(0), 'unsupportedFormat'],
    ['a picture that ends at its head', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'unreadable'],
  ] as const)('is rejected: %s', async (_, source, reason) => {
    await expect(images.inspect(source)).rejects.toEqual(new ImageRefused(reason))
    await expect(images.ingest(source, { ...shared, name: 'x' })).rejects.toMatchObject({ reason })
    expect(puts).toEqual([])
  })

  test('is rejected as HEIC of 30 million pixels or truncated', async () => {
    await expect(images.inspect(join(PICTURES, 'thirty-megapixels.heic'))).rejects.toMatchObject({
      reason: 'tooManyPixels',
    })
    await expect(images.inspect((await readFile(HALVES)).subarray(0, 400))).rejects.toMatchObject({
      reason: 'unreadable',
    })
  })

  test('is rejected in another format or when too small', async () => {
    const small = await picture(119, 400).png().toBuffer()
    const wanted = { ...shared, name: 'x', minSide: 120, formats: ['jpeg', 'png'] as const }
    const jpeg = await picture(120, 120).jpeg().toBuffer()
    await expect(images.ingest(small, wanted)).rejects.toMatchObject({ reason: 'tooSmall' })
    await expect(images.ingest(HALVES, wanted)).rejects.toMatchObject({ reason: 'otherFormat' })
    expect((await images.ingest(jpeg, wanted)).width).toBe(120)
  })

  test.each([
    ['transparent', () => picture(9, 9, 4).png(), 'tooManyPixels'],
    ['interlaced', () => picture(9, 9).png({ progressive: true }), 'tooManyPixels'],
    ['plain', () => picture(9, 9).png(), null],
  ])(
    'is rejected as a PNG that is %s and claims 17 million pixels',
    async (_kind, make, reason) => {
      const claimed = claimSide(await make().toBuffer(), 4200)
      const found = await images.inspect(claimed).then(
        () => null,
        (error: ImageRefused) => error.reason,
      )
      expect(found).toBe(reason)
    },
  )

  test('is rejected by the limit of its kind', () => {
    const kinds = ['jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'heif']
    expect(kinds.map((kind) => maxPixelsFor(kind) / 1_000_000)).toEqual([
      50, 50, 16, 16, 25, 25, 25,
    ])
    expect(['jpeg', 'png'].map((kind) => maxPixelsFor(kind, true) / 1_000_000)).toEqual([50, 16])
  })

  test('is rejected unopened if it would unfold to 52 million pixels', async () => {
    const bomb = await picture(7200, 7200).png({ compressionLevel: 4 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    await expect(images.inspect(bomb)).rejects.toMatchObject({ reason: 'tooManyPixels' })
    await expect(images.ingest(bomb, { ...shared, name: 'x' })).rejects.toMatchObject({
      reason: 'tooManyPixels',
    })
  })
})

describe('serving a picture', () => {
  test('uses the requested width and format', async () => {
    const { key } = await images.ingest(await picture(1000, 500).jpeg().toBuffer(), {
      ...shared,
      name: 'house',
    })
    const facts = async (width: 160 | 960, format: 'avif' | 'webp' | 'jpeg') => {
      const variant = await images.variant(key, width, format)
      const made = await sharp(variant?.content).metadata()
      return [variant?.mime, made.format, made.compression, made.width, made.height]
    }
    expect(await facts(160, 'avif')).toEqual(['image/avif', 'heif', 'av1', 160, 80])
    expect(await facts(960, 'webp')).toEqual(['image/webp', 'webp', undefined, 960, 480])
    expect((await facts(160, 'jpeg')).slice(0, 2)).toEqual(['image/jpeg', 'jpeg'])
  })

  test('never enlarges it', async () => {
    const { key } = await images.ingest(await picture(300, 200).jpeg().toBuffer(), {
      ...shared,
      name: 'small',
    })
    const variant = await images.variant(key, 1920, 'webp')
    expect((await sharp(variant?.content).metadata()).width).toBe(300)
  })

  test('renders it once for ten simultaneous visitors, and not again later', async () => {
    const { key } = await images.ingest(await picture(800, 600).jpeg().toBuffer(), {
      ...shared,
      name: 'busy',
    })
    puts = []
    const variants = await Promise.all(
      Array.from({ length: 10 }, () => images.variant(key, 320, 'webp')),
    )
    const later = await images.variant(key, 320, 'webp')
    expect(puts).toEqual([`variants/${key}/320.webp`])
    expect(new Set([...variants, later].map((one) => one?.content.toString('hex'))).size).toBe(1)
  })

  test('returns nothing for unknown keys and other files', async () => {
    await files.put('plan.pdf', Buffer.from('%PDF'), {
      mime: 'application/pdf',
      visibility: 'public',
    })
    expect(await images.variant('unknown.jpg', 160, 'jpeg')).toBeNull()
    expect(await images.variant('plan.pdf', 160, 'jpeg')).toBeNull()
    expect(await images.variant('../private/x.jpg', 160, 'jpeg')).toBeNull()
  })

  test('deletes its sizes with the picture', async () => {
    const { key } = await images.ingest(await telephonePhoto(), { ...shared, name: 'gone' })
    await images.variant(key, 160, 'avif')
    await images.remove(key)
    expect(await files.list(`variants/${key}`)).toEqual([])
    expect(await images.variant(key, 160, 'avif')).toBeNull()
  })

  test('deletes a size that was being rendered during the deletion', async () => {
    const { key } = await images.ingest(await telephonePhoto(), { ...shared, name: 'gone' })
    const made = Promise.withResolvers<void>()
    const removed = Promise.withResolvers<void>()
    beforePut = () => {
      made.resolve()
      return removed.promise
    }
    const asked = images.variant(key, 160, 'avif')
    await made.promise
    await images.remove(key)
    removed.resolve()
    await asked
    expect(await files.list(`variants/${key}`)).toEqual([])
  })
})
