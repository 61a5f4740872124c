import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { loadContract } from '@/server/contract/document.ts'
import { IMAGE_WIDTHS } from '@/server/gateways/images/image-service.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { filesHandlers } from './handlers.ts'
import { privateUrl } from './private-url.ts'
import { recordFile, storeFile } from './service.ts'
import { fileUrl, imageUrl } from './urls.ts'

const { db } = await openTestDatabase()
let photo: Buffer
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-files-'))
  const background = '#884422'
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
})

beforeEach(() => truncate(db))

afterAll(() => rm(folder, { recursive: true, force: true }))

function open() {
  const deps = testDeps({ db })
  return { deps, app: createServer(deps, filesHandlers) }
}

const shared = { visibility: 'public', ownerId: null } as const

describe('a picture', () => {
  test('is served in the requested size and format, cacheable forever', async () => {
    const { deps, app } = open()
    const { key } = await deps.images.ingest(photo, { ...shared, name: 'House' })
    const reply = await call(app, 'getImage', {
      path: { key },
      query: { w: 320 },
      headers: { accept: 'image/avif,image/webp,*/*' },
    })
    expect(reply.status).toBe(200)
    const names = ['content-type', 'content-disposition', 'cache-control', 'vary', 'etag']
    expect(Object.fromEntries(names.map((name) => [name, reply.headers.get(name)]))).toEqual({
      'content-type': 'image/avif',
      'content-disposition': 'inline',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      etag: `"${key}.320.avif"`,
    })
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    const bytes = await app.request(imageUrl('http://localhost', key))
    const facts = await sharp(await bytes.arrayBuffer()).metadata()
    expect([facts.format, facts.width, facts.height]).toEqual(['jpeg', 900, 600])
  })

  test('is not sent again if the browser has it', async () => {
    const { deps, app } = open()
    const { key } = await deps.images.ingest(photo, { ...shared, name: 'House' })
    const url = `${imageUrl('http://localhost', key)}?w=160`
    const first = await app.request(url)
    const etag = first.headers.get('etag') ?? ''
    const again = await app.request(url, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([
      304,
      '',
      'Accept',
    ])
    const other = await app.request(url, {
      headers: { 'if-none-match': etag, accept: 'image/webp' },
    })
    expect(other.status).toBe(200)
  })

  test('is not found when unknown or private', async () => {
    const { deps, app } = open()
    const { key } = await deps.images.ingest(photo, {
      name: 'Passport',
      visibility: 'private',
      ownerId: 1,
    })
    for (const path of [{ key }, { key: 'unknown.jpg' }, { key: '..' }, { key: 'a b' }]) {
      expect(await call(app, 'getImage', { path })).toMatchObject({
        status: 404,
        body: { error: true, key: 'notFound' },
      })
    }
    const held = await app.request(imageUrl('http://localhost', 'unknown.jpg'), {
      headers: { 'if-none-match': '*' },
    })
    expect(held.status).toBe(404)
  })

  test('has only the widths of the contract', async () => {
    const { app } = open()
    const reply = await call(app, 'getImage', { path: { key: 'a.jpg' }, search: 'w=4000' })
    expect(reply).toMatchObject({ status: 422, body: { fields: { w: expect.any(String) } } })
    expect(await call(app, 'getImage', { path: { key: 'a.jpg' }, search: 'w=%ff' })).toMatchObject({
      status: 400,
      body: { key: 'malformed' },
    })
    const contract = JSON.stringify(loadContract())
    expect(contract).toContain(`"enum":${JSON.stringify(IMAGE_WIDTHS)}`)
  })
})

describe('a document', () => {
  async function stored(file: { name: string; mime: string; source: Buffer | string }) {
    const { deps, app } = open()
    const facts = await storeFile(deps.files, { ...file, visibility: 'public', ownerId: null })
    await recordFile(db, facts, null)
    return { app, facts, url: fileUrl('http://localhost', facts.key) }
  }

  test('is downloaded under its name and cannot run scripts', async () => {
    const source = Buffer.from('%PDF-1.7 energy report')
    const { app, facts, url } = await stored({
      name: 'Energy report.pdf',
      mime: 'application/pdf',
      source,
    })
    expect(facts).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{24}-energy-report\.pdf$/),
      visibility: 'public',
      name: 'Energy report.pdf',
      mime: 'application/pdf',
      bytes: source.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    const reply = await call(app, 'getFile', { path: { key: facts.key } })
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual(new Uint8Array(source))
    const sent = await app.request(url, { method: 'HEAD' })
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(source.length),
      'content-disposition': `attachment; filename="Energy report.pdf"; filename*=UTF-8''Energy%20report.pdf`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${facts.key}"`,
    })
    const held = await app.request(url, { headers: { 'if-none-match': `"${facts.key}"` } })
    expect([held.status, await held.text()]).toEqual([304, ''])
  })

  test('is sent whole at any length from local storage', async () => {
    const path = join(folder, 'long.csv')
    const source = Buffer.alloc(3_000_000, 'area,price\n')
    await writeFile(path, source)
    const { app, facts } = await stored({ name: 'long.csv', mime: 'text/csv', source: path })
    const { body } = await call(app, 'getFile', { path: { key: facts.key } })
    expect(Buffer.from(body instanceof Uint8Array ? body : []).equals(source)).toBe(true)
    expect(facts.bytes).toBe(source.length)
  })

  test('is a download for drawings, which could run as a page', async () => {
    const { app, url } = await stored({
      name: 'icon.svg',
      mime: 'image/svg+xml',
      source: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    const reply = await app.request(url)
    expect(reply.headers.get('content-type')).toBe('image/svg+xml')
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(reply.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('is stored once, however often it is uploaded', async () => {
    const file = { name: 'terms.txt', mime: 'text/plain', source: Buffer.from('terms') }
    await stored(file)
    await stored(file)
    const rows = await db.selectFrom('stored_file').select(['name', 'owner_id']).execute()
    expect(rows).toEqual([{ name: 'terms.txt', owner_id: null }])
  })

  test('is not found when private, unknown or missing in the store', async () => {
    const { deps, app } = open()
    const secret = await storeFile(deps.files, {
      name: 'receipt.pdf',
      mime: 'application/pdf',
      source: Buffer.from('paid'),
      visibility: 'private',
      ownerId: null,
    })
    await recordFile(db, secret, null)
    const gone = await storeFile(deps.files, {
      ...shared,
      name: 'gone.txt',
      mime: 'text/plain',
      source: Buffer.from('gone'),
    })
    await recordFile(db, gone, null)
    await deps.files.remove(gone.key)
    for (const key of [secret.key, gone.key, 'unknown.pdf', '..', '%2e%2e%2fsecret-key']) {
      expect(await call(app, 'getFile', { path: { key } })).toMatchObject({
        status: 404,
        body: { error: true, key: 'notFound' },
      })
    }
  })
})

describe('a private file', () => {
  async function kept(name: string, mime: string) {
    const { deps, app } = open()
    const source = Buffer.from('private words')
    const facts = await storeFile(deps.files, { name, mime, source, ...hidden })
    await recordFile(db, facts, null)
    const address = (at = deps.clock()) =>
      privateUrl({ origin: 'http://localhost', deps: { ...deps, clock: () => at } }, facts.key)
    return { deps, app, facts, address }
  }
  const hidden = { visibility: 'private', ownerId: null } as const

  test('is served at its signed address, cached by its reader alone', async () => {
    const { app, address } = await kept('licence.pdf', 'application/pdf')
    const reply = await app.request(address())
    expect([reply.status, await reply.text()]).toEqual([200, 'private words'])
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'cache-control': 'private, max-age=300',
      'content-disposition': expect.stringMatching(/^attachment; filename="licence.pdf"/),
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(reply.headers.get('etag')).toBeNull()
    expect(address()).toBe(address())
  })

  test('can be shown as a picture', async () => {
    const { app, address } = await kept('passport.jpg', 'image/jpeg')
    const reply = await app.request(address())
    expect(reply.headers.get('content-disposition')).toMatch(/^inline/)
  })

  test('has addresses that expire after an hour and fit one file', async () => {
    const { app, facts, address, deps } = await kept('licence.pdf', 'application/pdf')
    const earlier = (minutes: number) => new Date(deps.clock().getTime() - minutes * 60_000)
    expect((await app.request(address(earlier(59)))).status).toBe(200)
    expect((await app.request(address(earlier(71)))).status).toBe(404)
    const other = await storeFile(deps.files, {
      name: 'other.pdf',
      mime: 'application/pdf',
      source: Buffer.from('x'),
      ...hidden,
    })
    await recordFile(db, other, null)
    const url = new URL(address())
    expect((await app.request(url.href.replace(facts.key, other.key))).status).toBe(404)
    url.searchParams.set('until', '9007199254740991')
    expect((await app.request(url)).status).toBe(404)
    expect(privateUrl({ origin: 'http://localhost', deps }, null)).toBe('')
  })

  test('is not found by its key alone, and public files have no such address', async () => {
    const { app, facts, deps, address } = await kept('licence.pdf', 'application/pdf')
    const { key } = facts
    const query = { until: 9_007_199_254, signature: 'guessed' }
    expect(await call(app, 'getPrivateFile', { path: { key }, query })).toMatchObject({
      status: 404,
      body: { key: 'notFound' },
    })
    expect(
      await call(app, 'getPrivateFile', { path: { key }, search: 'until=soon' }),
    ).toMatchObject({ status: 422, body: { fields: { until: expect.any(String) } } })
    expect(await call(app, 'getPrivateFile', { path: { key }, search: 'until=%ff' })).toMatchObject(
      {
        status: 400,
      },
    )
    const open = await storeFile(deps.files, {
      name: 'terms.txt',
      mime: 'text/plain',
      source: Buffer.from('x'),
      ...shared,
    })
    await recordFile(db, open, null)
    const maker = { origin: 'http://localhost', deps }
    expect((await app.request(privateUrl(maker, open.key))).status).toBe(404)
    await deps.files.remove(key, 'private')
    expect((await app.request(address())).status).toBe(404)
  })
})

test('rejects malformed addresses', async () => {
  const { app } = open()
  const tooLong = await call(app, 'getFile', { path: { key: 'a'.repeat(301) } })
  expect(tooLong).toMatchObject({ status: 422, body: { fields: { key: expect.any(String) } } })
  const unreadable = await call(app, 'getFile', { path: { key: 'a.pdf' }, search: 'v=%ff' })
  expect(unreadable).toMatchObject({ status: 400, body: { key: 'malformed' } })
})

test('stores the facts of a picture that pages need', async () => {
  const { deps } = open()
  const stored = await deps.images.ingest(photo, { ...shared, name: 'House' })
  await db.transaction().execute((transaction) => recordFile(transaction, stored, null))
  expect(await db.selectFrom('stored_file').selectAll().execute()).toEqual([
    { id: 1, owner_id: null, created_at: expect.any(Date), ...stored },
  ])
})

test('a missing key has no address', () => {
  expect([imageUrl('https://homes.example.org', null), fileUrl('https://x.org', null)]).toEqual([
    '',
    '',
  ])
  expect(imageUrl('https://homes.example.org', 'a.jpg')).toBe(
    'https://homes.example.org/api/ext/files/images/a.jpg',
  )
})
