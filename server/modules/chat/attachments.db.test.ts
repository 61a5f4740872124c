import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { publishedListing } from '@/tests/support/builders/listings.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { chats, hear, say } from '@/tests/support/chat.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import { recording } from '@/tests/support/recordings.ts'
import { filesHandlers } from '../files/handlers.ts'
import { sweepUploads } from '../uploads/sweep.ts'
import { chatHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

async function open() {
  const deps = testDeps({ db })
  const app = createServer(deps, { ...chatHandlers, ...filesHandlers })
  const [owner, guest] = [await signedIn(db), await signedIn(db)]
  const { id: about } = await publishedListing(db, { ownerId: owner.id })
  const toOwner = { from: guest, to: owner.id, about }
  const toGuest = { from: owner, to: guest.id, about }
  const form = (parts: Record<string, string | File>) => {
    const data = new FormData()
    const names = { sender_id: guest.id, receiver_id: owner.id, property_id: about }
    for (const [name, value] of Object.entries(names)) data.append(name, String(value))
    for (const [name, value] of Object.entries(parts)) data.append(name, value)
    return data
  }
  /** As the specified client does: what is not used is sent empty. */
  const send = (parts: Record<string, string | File>) =>
    call(app, 'sendMessage', {
      token: guest.token,
      form: form({ message: '', file: '', audio: '', ...parts }),
    })
  return { deps, app, owner, guest, about, toOwner, toGuest, send }
}
type Fixture = Awaited<ReturnType<typeof open>>
type Parts = Record<string, string | File>

const PDF = 'Plan of the mill, %PDF-1.7'
const WEBM = await recording('webm', 1)
const MP4 = await recording('m4a', 1)

const file = (content: Buffer | string, name: string, type = '') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })

async function photo(): Promise<Buffer> {
  const create = { width: 40, height: 30, channels: 3 as const, background: '#884422' }
  return sharp({ create }).jpeg().toBuffer()
}

/** Status and type of what an address answers. */
async function opened({ app }: Fixture, url: string) {
  const response = await app.request(url)
  const type = response.headers.get('content-type')
  await response.arrayBuffer()
  return [response.status, type]
}

test('keeps a picture, a document and recordings by their content, for both sides', async () => {
  const fixture = await open()
  const { app, owner, toOwner, toGuest, send } = fixture
  const sent: Parts[] = [
    { file: file(await photo(), 'mill.png', 'image/png'), message: 'The mill' },
    { file: file(PDF, 'Floor plan.pdf') },
    { audio: file(WEBM, 'voice', 'audio/webm;codecs=opus') },
    { audio: file(MP4, 'voice.webm', 'audio/webm') },
    { audio: file(await recording('mp3', 1), 'voice.mp3') },
  ]
  for (const parts of sent) expect((await send(parts)).status).toBe(200)
  for (const talk of [toOwner, toGuest]) {
    const { messages } = await hear(app, talk)
    const kinds = messages.map((it) => [it.chat_message_type, it.file_name])
    expect(kinds.toReversed()).toEqual([
      ['file_and_text', 'mill.png'],
      ['file', 'Floor plan.pdf'],
      ['audio', ''],
      ['audio', ''],
      ['audio', ''],
    ])
    const urls = messages.map((it) => it.file || it.audio).toReversed()
    expect(await Promise.all(urls.map((url) => opened(fixture, url)))).toEqual([
      [200, 'image/jpeg'],
      [200, 'application/pdf'],
      [200, 'audio/webm'],
      [200, 'audio/mp4'],
      [200, 'audio/mpeg'],
    ])
  }
  expect((await chats(app, owner)).data[0]).toMatchObject({
    last_message: '',
    last_message_type: 'audio',
  })
})

test('names a picture as one, not as a proof of identity', async () => {
  const fixture = await open()
  await fixture.send({ file: file(await photo(), 'mill.png', 'image/png') })
  const [message] = (await hear(fixture.app, fixture.toOwner)).messages
  const url = message?.file ?? ''
  expect(url).toMatch(/-picture\.jpg\?/)
  const response = await fixture.app.request(url)
  await response.arrayBuffer()
  expect(response.headers.get('content-disposition')).toMatch(/^inline; filename="picture"/)
})

test('opens files by their signed address only', async () => {
  const fixture = await open()
  await fixture.send({ file: file(PDF, 'plan.pdf') })
  const [message] = (await hear(fixture.app, fixture.toOwner)).messages
  const url = new URL(message?.file ?? '')
  expect(url.searchParams.get('signature')).not.toBe('')
  url.searchParams.set('signature', 'guessed')
  expect((await opened(fixture, url.href))[0]).toBe(404)
  const key = url.pathname.split('/').at(-1)
  for (const path of ['files', 'files/images']) {
    expect((await opened(fixture, `http://localhost/api/ext/${path}/${key}`))[0]).toBe(404)
  }
})

test('refuses what is not what it says, and stores nothing of it', async () => {
  const { app, owner, send } = await open()
  const video = await recording('webm', 1, { isFilm: true })
  const film = await recording('m4a', 1, { isFilm: true })
  const wrong: Parts[] = [
    { file: file('<script>alert(1)</script>', 'plan.pdf', 'application/pdf') },
    { file: file('Notes', 'notes.txt') },
    { file: file(WEBM, 'photo.jpg', 'image/jpeg') },
    { audio: file(PDF, 'voice.webm', 'audio/webm') },
    { audio: file(video, 'voice.webm', 'audio/webm') },
    { audio: file(film, 'voice.m4a', 'audio/mp4') },
    { audio: file('ID3', 'voice.mp3', 'audio/mpeg') },
    { audio: file(Buffer.alloc(11 << 20, 1), 'long.webm', 'audio/webm') },
    // Six minutes.
    { audio: file(await recording('mp3', 6 * 60), 'voice.mp3', 'audio/mpeg') },
  ]
  for (const parts of wrong) {
    const { status, body } = await send(parts)
    const [field] = Object.keys(parts)
    expect([413, 422], JSON.stringify(body)).toContain(Number(status))
    if (Number(status) === 422) expect(Object.keys(Object(body).fields)).toEqual([field])
  }
  expect((await chats(app, owner)).data).toEqual([])
  expect((await sql`select from stored_file`.execute(db)).rows).toEqual([])
})

test('keeps one copy of a repeated file, and none of a deleted message', async () => {
  const { deps, app, owner, guest, send } = await open()
  const clientId = '0190c0de-7b1e-7cc3-98c4-dc0c0c07398f'
  const parts = { file: file(PDF, 'plan.pdf'), client_id: clientId }
  await Promise.all([send(parts), send(parts), send(parts)])
  const stored = async () => (await sql`select from stored_file`.execute(db)).rows.length
  expect(await stored()).toBe(1)
  const others: Parts[] = [
    { file: file(PDF, 'contract.pdf') },
    { file: parts.file, message: 'The plan' },
    { message: 'The plan' },
    { audio: file(WEBM, 'voice') },
  ]
  for (const other of others) {
    expect((await send({ ...other, client_id: clientId })).status).toBe(409)
  }
  expect(await stored()).toBe(1)
  const [{ id } = { id: 0 }] = (await hear(app, { from: guest, to: owner.id, about: 1 })).messages
  const body = { receiver_id: owner.id, message_id: id }
  await callOk(app, 'deleteChatMessage', { token: guest.token, body })
  expect(await stored()).toBe(0)
  expect(deps.enqueued.filter(({ name }) => name === 'files.remove').length).toBeGreaterThan(0)
})

test('is left alone by the cleanup of unused files', async () => {
  const { deps, send, app, toOwner } = await open()
  await send({ file: file(PDF, 'plan.pdf'), message: 'The plan' })
  await sql`update stored_file set created_at = '2020-01-01'`.execute(db)
  await sweepUploads(deps, deps.clock())
  expect((await sql`select from stored_file`.execute(db)).rows).toHaveLength(1)
  await say(app, toOwner, 'Here it is')
})
