import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OPEN_UPLOADS } from '@/domain/listing/file-rules.ts'
import { createServer } from '@/server/app.ts'
import { createTusStaging } from '@/server/gateways/staging/tus-staging.ts'
import { call } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { type SignedIn, signedIn } from '@/tests/support/members.ts'
import { tusClient } from '@/tests/support/tus.ts'
import { uploadsHandlers } from './handlers.ts'
import { announcedBytes } from './store.ts'

const { db } = await openTestDatabase()
const PICTURES = join(import.meta.dirname, '../../../tests/support/pictures')
let photo: Buffer

beforeAll(async () => {
  const background = '#884422'
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
})
beforeEach(() => truncate(db))

/** A server and a signed-in client. */
async function open(config: Parameters<typeof testDeps>[0] = {}) {
  const deps = testDeps({ db, ...config })
  const app = createServer(deps, uploadsHandlers)
  const member = await signedIn(db)
  return { deps, app, member, ...tusClient(app, member) }
}

const lying = (deps: { staging: { untouched(before: Date): Promise<string[]> } }) =>
  deps.staging.untouched(new Date(Date.now() + 60_000))

describe('an upload in pieces', () => {
  test('starts at once, accepts pieces in order, and is checked with the last byte', async () => {
    const { app, deps, member, create, head, patch, state } = await open()
    const opened = await create(photo.length, { filename: 'Küche.jpg', purpose: 'photo' })
    expect(opened.status).toBe(201)
    expect(opened.headers.get('tus-resumable')).toBe('1.0.0')
    const { id } = opened
    expect(opened.headers.get('location')).toBe(`/api/ext/uploads/${id}`)
    expect([...opened.headers.keys()].filter((name) => name.startsWith('access-'))).toEqual([])

    const half = Math.floor(photo.length / 2)
    const first = await patch(id, 0, photo.subarray(0, half))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])
    const asked = await head(id)
    expect(
      ['upload-offset', 'upload-length', 'cache-control'].map((it) => asked.headers.get(it)),
    ).toEqual([String(half), String(photo.length), 'no-store'])
    expect((await state(id)).body).toMatchObject({
      data: { name: 'Küche.jpg', status: 'receiving', received: half, url: '', width: null },
    })

    expect((await patch(id, half, photo.subarray(half))).status).toBe(204)
    const done = await call(app, 'getUpload', { path: { id }, token: member.token })
    expect(done.body).toEqual({
      error: false,
      message: 'Upload found.',
      data: {
        id,
        name: 'Küche.jpg',
        purpose: 'photo',
        status: 'ready',
        refusal: null,
        bytes: photo.length,
        received: photo.length,
        width: 900,
        height: 600,
        url: expect.stringMatching(
          /^http:\/\/localhost\/api\/ext\/files\/images\/[0-9a-f]{24}-photo\.jpg$/,
        ),
        hash: expect.any(String),
      },
    })
    expect(await lying(deps)).toEqual([])
    const file = await db.selectFrom('stored_file').selectAll().executeTakeFirstOrThrow()
    expect(file).toMatchObject({ name: 'photo', owner_id: member.id, visibility: 'public' })
    expect(deps.enqueued).toEqual([{ name: 'images.prepare', data: { key: file.key } }])
  })

  test('may be sent whole with its creation', async () => {
    const { create, state } = await open()
    const { id, status } = await create(
      photo.length,
      { filename: 'a.jpg', purpose: 'photo' },
      photo,
    )
    expect(status).toBe(201)
    expect((await state(id)).body).toMatchObject({ data: { status: 'ready' } })
  })

  test('reports completion after a lost last reply, and accepts nothing twice', async () => {
    const { create, head, patch } = await open()
    const { id } = await create(photo.length, { filename: 'a.jpg', purpose: 'photo' }, photo)
    const asked = await head(id)
    expect(asked.headers.get('upload-offset')).toBe(String(photo.length))
    expect((await patch(id, photo.length, Buffer.alloc(0))).status).toBe(204)
    expect((await patch(id, 10, photo.subarray(10))).status).toBe(409)
  })

  test('continues after the process was killed, even between the last byte and the check', async () => {
    const { deps, member, create, patch } = await open()
    const { id } = await create(photo.length, { filename: 'a.jpg', purpose: 'photo' })
    await patch(id, 0, photo.subarray(0, 500))
    // A restarted process with the same folder and database.
    const staging = createTusStaging({
      folder: dirname(deps.staging.pathOf(id)),
      bytesOf: (wanted) => announcedBytes(db, wanted),
    })
    const client = tusClient(createServer({ ...deps, staging }, uploadsHandlers), member)
    expect((await client.head(id)).headers.get('upload-offset')).toBe('500')
    // All bytes were received, but the process ended before validation.
    await writeFile(deps.staging.pathOf(id), photo)
    expect((await client.state(id)).body).toMatchObject({ data: { status: 'ready', width: 900 } })
  })

  test('keeps the received part of an interrupted piece', async () => {
    const { app, member, create, head, patch, state } = await open()
    const { id } = await create(photo.length, { filename: 'a.jpg', purpose: 'photo' })
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      async start(stream) {
        stream.enqueue(new Uint8Array(photo.subarray(0, 700)))
        await passed(50)
        stream.error(new Error('The line is dead'))
      },
    })
    // A variable, because the DOM's type of requests does not know `duplex`.
    const sent = {
      method: 'PATCH',
      body: broken,
      duplex: 'half',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        authorization: `Bearer ${member.token}`,
      },
    }
    const request = new Request(`http://localhost/api/ext/uploads/${id}`, sent)
    expect((await app.request(request)).status).toBe(400)
    const arrived = Number((await head(id)).headers.get('upload-offset'))
    expect([0, 700]).toContain(arrived)
    expect((await patch(id, arrived, photo.subarray(arrived))).status).toBe(204)
    expect((await state(id)).body).toMatchObject({ data: { status: 'ready' } })
  })
})

describe('an upload is refused', () => {
  test('if a piece starts elsewhere or exceeds the announced length', async () => {
    const { create, patch } = await open()
    const { id } = await create(photo.length, { filename: 'a.jpg', purpose: 'photo' })
    const elsewhere = await patch(id, 10, photo.subarray(10))
    expect([elsewhere.status, await elsewhere.json()]).toMatchObject([409, { key: 'conflict' }])
    const long = await patch(id, 0, Buffer.concat([photo, photo]))
    expect([long.status, await long.json()]).toMatchObject([413, { key: 'tooLarge' }])
    // A client whose creation is refused cannot resume, so nothing is left open.
    const begun = await create(5, { filename: 'a.jpg', purpose: 'photo' }, photo)
    expect(begun.status).toBe(413)
    expect(await db.selectFrom('upload').select('id').execute()).toEqual([{ id }])
  })

  test('if the request does not follow the protocol', async () => {
    const { create, patch, send } = await open()
    const { id } = await create(photo.length, { filename: 'a.jpg', purpose: 'photo' })
    const bare = await send('POST', '/api/ext/uploads', { 'tus-resumable': '1.0.0' })
    expect([bare.status, await bare.json()]).toMatchObject([400, { key: 'malformed' }])
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      expect((await send(method, `/api/ext/uploads/${id}`, {})).status).toBe(400)
    }
    const typed = { 'content-type': 'image/jpeg' }
    expect((await patch(id, 0, photo, typed)).status).toBe(400)
    const noMetadata = {
      'tus-resumable': '1.0.0',
      'upload-length': '5',
      'upload-metadata': 'a b c',
    }
    expect((await send('POST', '/api/ext/uploads', noMetadata)).status).toBe(400)
    const tooLong = await patch('x'.repeat(65), 0, photo)
    expect([tooLong.status, await tooLong.json()]).toMatchObject([422, { fields: {} }])
  })

  test('if it is empty, has 200 MB, or has no purpose', async () => {
    const { create } = await open()
    const reply = async (bytes: number, purpose = 'photo') => {
      const refused = await create(bytes, { filename: 'a.jpg', purpose })
      return [refused.status, await refused.json()]
    }
    expect(await reply(0)).toMatchObject([422, { fields: { 'Upload-Length': expect.anything() } }])
    expect(await reply(200_000_000)).toMatchObject([413, { key: 'tooLarge' }])
    expect(await reply(5, 'avatar')).toMatchObject([
      422,
      { fields: { purpose: expect.anything() } },
    ])
  })

  test('if sixty are open, even simultaneously, until one ends', async () => {
    const { create, remove } = await open()
    const facts = { filename: 'a.jpg', purpose: 'photo' }
    const opened = await Promise.all(
      Array.from({ length: OPEN_UPLOADS + 5 }, () => create(1000, facts)),
    )
    const statuses = opened.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(OPEN_UPLOADS)
    const refused = opened.find(({ status }) => status === 429)
    expect(refused?.headers.get('retry-after')).toBe('60')
    const first = opened.find(({ status }) => status === 201)
    expect((await remove(first?.id ?? '')).status).toBe(204)
    expect((await create(1000, facts)).status).toBe(201)
  })

  test.each([
    ['files', 2000, 1],
    ['bytes', 20, 1024 ** 3],
  ])('if more %s than the site accepts are open', async (_what, count, bytes) => {
    const { create } = await open()
    const { member: other } = await open()
    const expires = new Date(TEST_NOW.getTime() + 1000)
    await sql`
      insert into upload (id, account_id, purpose, name, bytes, status, created_at, expires_at)
      select 'other-' || number, ${other.id}, 'document', 'a', ${bytes}::bigint, 'receiving',
        ${TEST_NOW}, ${expires}
      from generate_series(1, ${count}::int) number`.execute(db)
    const facts = { filename: 'a.jpg', purpose: 'photo' }
    const refused = await create(1000, facts)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    await sql`delete from upload where id = 'other-1'`.execute(db)
    expect((await create(1, facts)).status).toBe(201)
    await sql`delete from upload where id like 'other-%'`.execute(db)
  })

  test('if more than two gigabytes have no reference', async () => {
    const { member, create } = await open()
    await db
      .insertInto('upload')
      .values({
        id: 'large',
        account_id: member.id,
        purpose: 'document',
        name: 'a',
        status: 'ready',
        bytes: 2 * 1024 ** 3 - 500,
        created_at: TEST_NOW,
        expires_at: new Date(TEST_NOW.getTime() + 1000),
      })
      .execute()
    const facts = { filename: 'a.jpg', purpose: 'photo' }
    expect((await create(501, facts)).status).toBe(413)
    expect((await create(500, facts)).status).toBe(201)
  })
})

test('if it belongs to another member', async () => {
  const { app, create } = await open()
  const { id } = await create(photo.length, { filename: 'a.jpg', purpose: 'photo' })
  const stranger: SignedIn = await signedIn(db, { isAdmin: true })
  const other = tusClient(app, stranger)
  expect((await other.head(id)).status).toBe(404)
  expect((await other.patch(id, 0, photo)).status).toBe(404)
  expect((await other.remove(id)).status).toBe(404)
  expect((await other.state(id)).status).toBe(404)
})

test('to visitors and deactivated accounts', async () => {
  const { app } = await open()
  const off = await signedIn(db, { isActive: false })
  for (const [token, status] of [
    ['', 401],
    [off.token, 403],
  ] as const) {
    const client = tusClient(app, { token })
    expect((await client.create(5, { purpose: 'photo' })).status).toBe(status)
    expect((await client.head('x')).status).toBe(status)
    expect((await client.patch('x', 0, photo)).status).toBe(status)
    expect((await client.remove('x')).status).toBe(status)
    expect((await client.state('x')).status).toBe(status)
  }
})

test('at its own address except for HEAD', async () => {
  const { send } = await open()
  const reply = await send('GET', '/api/ext/uploads/x', {})
  expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'HEAD, PATCH, DELETE'])
})

describe('a finished upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

  test.each([
    ['a drawing with a script', 'a.jpg', 'photo', Buffer.from(svg), 'notAPicture'],
    ['a document that calls itself a photo', 'a.jpg', 'photo', '%PDF-1.7', 'notAPicture'],
    ['a moving picture', 'a.jpg', 'photo', 'GIF89a', 'wrongKind'],
    ['half a picture', 'a.jpg', 'photo', '\xff\xd8\xff\xe0', 'unreadable'],
    ['a program that calls itself a document', 'a.pdf', 'document', 'MZ\x90', 'wrongKind'],
    ['a page that calls itself a text', 'a.html', 'document', svg, 'wrongKind'],
    ['neither picture nor document', 'a.png', 'verification', 'MZ\x90', 'wrongKind'],
  ] as const)('rejects %s', async (_, filename, purpose, content, refusal) => {
    const { deps, create, state } = await open()
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    const { id } = await create(bytes.length, { filename, purpose }, bytes)
    expect((await state(id)).body).toMatchObject({ data: { status: 'refused', refusal, url: '' } })
    expect(await lying(deps)).toEqual([])
    expect(await db.selectFrom('stored_file').selectAll().execute()).toEqual([])
  })

  test('rejects a picture of 20,000 by 20,000 before unpacking it', async () => {
    const { create, state } = await open()
    const small = { width: 10, height: 10, channels: 3, background: '#000' } as const
    const head = await sharp({ create: small }).png().toBuffer()
    head.writeUInt32BE(20_000, 16)
    head.writeUInt32BE(20_000, 20)
    head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
    const { id } = await create(head.length, { filename: 'a.png', purpose: 'photo' }, head)
    expect((await state(id)).body).toMatchObject({ data: { refusal: 'tooManyPixels' } })
  })

  test('converts a phone’s HEIC to JPEG', async () => {
    const { create, state } = await open()
    const heic = await readFile(join(PICTURES, 'two-halves.heic'))
    const { id } = await create(heic.length, { filename: 'a.heic', purpose: 'photo' }, heic)
    expect((await state(id)).body).toMatchObject({
      data: { status: 'ready', width: 240, url: expect.stringMatching(/\.jpg$/) },
    })
  })

  test('stores a PDF with a script under a safe name, for download only', async () => {
    const { create, state } = await open()
    const pdf = Buffer.from('%PDF-1.7 1 0 obj << /S /JavaScript /JS (app.alert(1)) >>')
    const { id } = await create(
      pdf.length,
      { filename: '../../Plan\u202e of the house.exe', purpose: 'document' },
      pdf,
    )
    expect((await state(id)).body).toMatchObject({ data: { status: 'ready', url: '' } })
    const [file] = await db.selectFrom('stored_file').select(['name', 'mime']).execute()
    expect(file).toEqual({ name: 'Plan of the house.exe.pdf', mime: 'application/pdf' })
  })

  test('stores verification documents privately', async () => {
    const { create, deps } = await open()
    const pdf = Buffer.from('%PDF-1.7')
    await create(pdf.length, { filename: 'licence.pdf', purpose: 'verification' }, pdf)
    await create(photo.length, { filename: 'passport.jpg', purpose: 'verification' }, photo)
    const files = await db.selectFrom('stored_file').select(['key', 'visibility']).execute()
    expect(files.map(({ visibility }) => visibility)).toEqual(['private', 'private'])
    expect(await Promise.all(files.map(({ key }) => deps.files.exists(key)))).toEqual([
      false,
      false,
    ])
    expect(deps.enqueued).toEqual([])
  })

  test('is deleted with its file when it is canceled', async () => {
    const { create, remove, deps, state } = await open()
    const { id } = await create(photo.length, { filename: 'a.jpg', purpose: 'photo' }, photo)
    deps.enqueued.length = 0
    const gone = await remove(id)
    expect([gone.status, gone.headers.get('tus-resumable')]).toEqual([204, '1.0.0'])
    expect((await state(id)).status).toBe(404)
    expect(await db.selectFrom('stored_file').selectAll().execute()).toEqual([])
    expect(deps.enqueued).toEqual([
      {
        name: 'files.remove',
        data: { files: [{ key: expect.any(String), visibility: 'public' }] },
      },
    ])
  })

  test('survives a full disk and is checked again on request', async () => {
    const { deps, member } = await open()
    const full = {
      ...deps,
      images: { ...deps.images, ingest: () => Promise.reject(new Error('The disk is full')) },
    }
    const client = tusClient(createServer(full, uploadsHandlers), member)
    const { status } = await client.create(photo.length, { purpose: 'photo' }, photo)
    expect(status).toBe(500)
    const { id } = await db.selectFrom('upload').select('id').executeTakeFirstOrThrow()
    const after = tusClient(createServer(deps, uploadsHandlers), member)
    expect((await after.state(id)).body).toMatchObject({ data: { status: 'ready' } })
  })
})
