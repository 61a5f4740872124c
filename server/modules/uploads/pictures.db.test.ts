import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { PHOTO_FORMATS } from '@/domain/listing/photo-rules.ts'
import { faultWords } from '@/domain/text/fault-words.ts'
import { createServer } from '@/server/app.ts'
import { Failure } from '@/server/contract/failure.ts'
import { storeAvatar } from '@/server/modules/account/avatar.ts'
import { myProjectsHandlers } from '@/server/modules/projects/my-projects-handlers.ts'
import { myPropertiesHandlers } from '@/server/modules/properties/my-listings/my-properties-handlers.ts'
import { lister } from '@/tests/support/builders/lister.ts'
import { category } from '@/tests/support/builders/listings.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { FileRefused, keepAttachment, keepFile, keepReceipt } from './intake.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))
const folder = await mkdtemp(join(tmpdir(), 'hearth-pictures-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const RULE = 'Photos must be JPEG or PNG, at least 120x120.'

const drawn = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

const whole = {
  jpeg: await drawn().jpeg().toBuffer(),
  png: await drawn().png().toBuffer(),
  webp: await drawn().webp().toBuffer(),
  avif: await drawn().avif().toBuffer(),
  heic: join(import.meta.dirname, '../../../tests/support/pictures/two-halves.heic'),
}

type Sent = { path: string; name: string; bytes: number }

async function file(content: Buffer | string, name: string): Promise<Sent> {
  if (typeof content === 'string') return { path: content, name, bytes: 1000 }
  const path = join(folder, name)
  await writeFile(path, content)
  return { path, name, bytes: content.length }
}

/** Everywhere a picture comes in: its media type once stored, or why it is refused. */
const DOORS = ['photo', 'panorama', 'verification', 'receipt', 'attachment', 'portrait'] as const

async function take(door: (typeof DOORS)[number], sent: Sent): Promise<string> {
  const deps = testDeps({ db })
  const { id: accountId } = await signedIn(db)
  const taken =
    door === 'receipt'
      ? keepReceipt(deps, sent, accountId)
      : door === 'attachment'
        ? keepAttachment(deps, sent, accountId)
        : door === 'portrait'
          ? storeAvatar(deps, { ...sent, ownerId: accountId })
          : keepFile(deps, sent, { purpose: door, accountId })
  return taken.then(
    ({ mime }) => mime,
    (error: unknown) => {
      if (error instanceof FileRefused) return error.reason
      if (error instanceof Failure) return error.toBody().fields?.profile ?? 'other'
      throw error
    },
  )
}

test.each(DOORS)('%s: takes every accepted kind and stores it as JPEG', async (door) => {
  for (const format of PHOTO_FORMATS) {
    expect([format, await take(door, await file(whole[format], `a.${format}`))]).toEqual([
      format,
      'image/jpeg',
    ])
  }
})

test.each(DOORS)('%s: calls a cut picture damaged', async (door) => {
  const damaged = door === 'portrait' ? faultWords.unreadable : 'unreadable'
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const cut = whole[format].subarray(0, whole[format].length * 0.6)
    expect([format, await take(door, await file(cut, `cut.${format}`))]).toEqual([format, damaged])
  }
})

async function photoFault(field: string, content: Buffer): Promise<string | undefined> {
  const app = createServer(testDeps({ db }), { ...myPropertiesHandlers, ...myProjectsHandlers })
  const { token } = await lister(db)
  const form = new FormData()
  const place = {
    city: 'Hamburg',
    state: 'Hamburg',
    country: 'Germany',
    latitude: '53',
    longitude: '9',
  }
  const isProject = field === 'image'
  const fields = {
    ...place,
    title: 'Flat',
    description: 'By the water.',
    category_id: String(await category(db)),
    ...(isProject ? { location: 'Quay 1' } : { address: 'Quay 1', price: '5', property_type: '0' }),
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'front.jpg')
  const reply = await call(app, isProject ? 'postProject' : 'postProperty', { token, form })
  return 'fields' in reply.body ? reply.body.fields?.[field] : undefined
}

test.each(['title_image', 'image'])('says of %s what is wrong with it', async (field) => {
  const { jpeg } = whole
  const holed = Buffer.from(jpeg).fill(
    0,
    Math.floor(jpeg.length * 0.4),
    Math.floor(jpeg.length * 0.6),
  )
  expect(await photoFault(field, jpeg.subarray(0, -40))).toBe(faultWords.unreadable)
  expect(await photoFault(field, holed)).toBe(faultWords.unreadable)
  expect(await photoFault(field, Buffer.from('no picture'))).toBe(RULE)
  expect(await photoFault(field, Buffer.alloc(0))).toBe(RULE)
  expect(await photoFault(field, await drawn().resize(119, 119).jpeg().toBuffer())).toBe(RULE)
  expect(await photoFault(field, await drawn().gif().toBuffer())).toBe(RULE)
})
