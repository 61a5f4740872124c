import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openProviderProcess, type ProviderProcess } from '@/tests/support/provider-process.ts'
import { type RawAnswer, sendRaw } from '@/tests/support/raw-request.ts'

let provider: ProviderProcess

beforeAll(async () => {
  provider = await openProviderProcess()
}, 120_000)

afterAll(() => provider.close())

const MEGABYTE = 1024 * 1024
const NEWLINE = Buffer.from('\r\n')

/** A field of a form by hand. */
const field = (name: string, value: string | Buffer): Buffer =>
  part([`Content-Disposition: form-data; name="${name}"`], value)

const file = (name: string, value: string | Buffer, fileName = 'a.png'): Buffer =>
  part([`Content-Disposition: form-data; name="${name}"; filename="${fileName}"`], value)

function part(headers: readonly string[], value: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(['--X', ...headers, '', ''].join('\r\n')),
    Buffer.from(value),
    NEWLINE,
  ])
}

const END = Buffer.from('--X--\r\n')
const cut = (bytes: Buffer, left = 2): Buffer => bytes.subarray(0, bytes.length - left)
const whole = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, END])
const many = (count: number, make: (index: number) => Buffer): Buffer =>
  whole(...Array.from({ length: count }, (_, index) => make(index)))

type Shape = { body: Buffer; contentType?: string; contentLength?: number }

const FORM = 'multipart/form-data; boundary=X'
const NOT_TEXT = Buffer.from([0xc3, 0x28])

/** Faults that the form has wherever it is sent; `photo` is the name of a file that may be sent there. */
const broken: [string, (photo: string) => Shape][] = [
  ['a file without a closing boundary', (photo) => ({ body: cut(file(photo, 'cut off')) })],
  ['a file cut after its headers', (photo) => ({ body: cut(file(photo, '')) })],
  [
    'a file that is cut after a field',
    (photo) => ({
      body: Buffer.concat([field('name', 'Ada'), cut(file(photo, 'cut off'))]),
    }),
  ],
  [
    'a file before an undecodable field',
    (photo) => ({
      body: whole(file(photo, 'x'), field('name', NOT_TEXT)),
    }),
  ],
  [
    'a large file before an undecodable field',
    (photo) => ({
      body: whole(file(photo, Buffer.alloc(300_000, 'x')), field('name', NOT_TEXT)),
    }),
  ],
  [
    'an undecodable field before a file',
    (photo) => ({
      body: whole(field('name', NOT_TEXT), file(photo, 'x')),
    }),
  ],
  [
    'a file whose name cannot be decoded',
    (photo) => ({
      body: whole(Buffer.from(file(photo, 'x', 'a\u00ff.png').toString('latin1'), 'latin1')),
    }),
  ],
  ['more than 1,000 fields', () => ({ body: many(1001, (index) => field(`f${index}`, '1')) })],
  [
    'a file before more than 1,000 fields',
    (photo) => ({
      body: Buffer.concat([file(photo, 'x'), many(1001, (index) => field(`f${index}`, '1'))]),
    }),
  ],
  ['a field of more than 1 MB', () => ({ body: whole(field('name', 'x'.repeat(MEGABYTE + 1))) })],
  [
    'a file before a field of more than 1 MB',
    (photo) => ({
      body: whole(file(photo, 'x'), field('name', 'x'.repeat(MEGABYTE + 1))),
    }),
  ],
  ['more than 100 files', (photo) => ({ body: many(101, () => file(photo, 'x')) })],
  [
    'more than 100 files, the last of them cut',
    (photo) => ({
      body: Buffer.concat([
        ...Array.from({ length: 101 }, () => file(photo, 'x')),
        cut(file(photo, 'x')),
      ]),
    }),
  ],
  ['a cut field', () => ({ body: cut(field('name', 'cut off')) })],
  [
    'a file before a cut field',
    (photo) => ({
      body: Buffer.concat([file(photo, 'x'), cut(field('name', 'cut off'))]),
    }),
  ],
  [
    'a part cut inside its headers',
    (photo) => ({
      body: Buffer.concat([file(photo, 'x'), Buffer.from('--X\r\nContent-Dispo')]),
    }),
  ],
  ['an opening boundary alone', () => ({ body: Buffer.from('--X\r\n') })],
  [
    'no boundary in its type',
    (photo) => ({
      body: whole(file(photo, 'x')),
      contentType: 'multipart/form-data',
    }),
  ],
  [
    'an empty boundary',
    (photo) => ({
      body: whole(file(photo, 'x')),
      contentType: 'multipart/form-data; boundary=',
    }),
  ],
  [
    'another boundary than its type says',
    (photo) => ({
      body: whole(file(photo, 'x')),
      contentType: 'multipart/form-data; boundary=Y',
    }),
  ],
  [
    'two boundaries in its type',
    (photo) => ({
      body: whole(file(photo, 'x')),
      contentType: 'multipart/form-data; boundary=Y; boundary=X',
    }),
  ],
  [
    'a boundary twice',
    (photo) => ({
      body: whole(Buffer.from('--X\r\n'), cut(file(photo, 'x'), 0)),
    }),
  ],
  ['no body', () => ({ body: Buffer.alloc(0) })],
  ['nothing but line ends', () => ({ body: Buffer.from('\r\n\r\n\r\n') })],
  [
    'a part without a name',
    () => ({
      body: whole(part(['Content-Disposition: form-data'], 'x')),
    }),
  ],
  [
    'a file without a name',
    () => ({
      body: whole(part(['Content-Disposition: form-data; filename="a.png"'], 'x')),
    }),
  ],
  [
    'a name that reaches a prototype',
    (photo) => ({
      body: whole(file(photo, 'x'), field('a[__proto__][b]', '1')),
    }),
  ],
  [
    'a header line of 100 KB',
    (photo) => ({
      body: whole(
        part([`Content-Disposition: form-data; name="${photo}"; x=${'y'.repeat(100_000)}`], 'x'),
      ),
    }),
  ],
  [
    'a length that is too short',
    (photo) => {
      const body = whole(file(photo, 'x'.repeat(100)))
      return { body, contentLength: body.length - 30 }
    },
  ],
]

/** What the format lets a reader ignore: text after the end, and parts that it does not know. */
const odd: typeof broken = [
  [
    'its end before its parts',
    (photo) => ({
      body: Buffer.concat([END, file(photo, 'x'), field('name', 'Ada')]),
    }),
  ],
  [
    'a thousand header lines',
    (photo) => ({
      body: whole(
        part(
          [
            ...Array.from({ length: 1000 }, (_, index) => `X-${index}: 1`),
            `Content-Disposition: form-data; name="${photo}"; filename="a.png"`,
          ],
          'x',
        ),
      ),
    }),
  ],
]

function request(path: string, { body, contentType = FORM, contentLength }: Shape): Buffer {
  const head = [
    `POST /api/${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${provider.token}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${contentLength ?? body.length}`,
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(head.join('\r\n')), body])
}

const REFUSALS = [400, 413, 422]
/** Milliseconds, also for a busy machine. */
const PATIENCE = 30_000

async function expectCleanHouse(): Promise<void> {
  await vi.waitFor(() => expect(provider.filesInHand()).toEqual([]), PATIENCE)
  expect(provider.isRunning()).toBe(true)
  expect((await fetch(`${provider.address}/readyz`)).status).toBe(200)
}

function expectRefusal(answer: RawAnswer): void {
  expect(REFUSALS, answer.text || 'no answer').toContain(answer.status)
  expect(JSON.parse(answer.body)).toMatchObject({
    error: true,
    message: expect.any(String),
    key: expect.any(String),
  })
}

describe.each([
  ['an operation that takes files', 'update_profile', 'profile'],
  ['one that takes none', 'contct_us', 'profile'],
])('a broken form to %s', (_what, path, photo) => {
  it.each(broken)('is rejected with %s', async (_fault, shape) => {
    const answer = await sendRaw(provider.port, request(path, shape(photo)))
    expectRefusal(answer)
    await expectCleanHouse()
  })

  it.each(odd)('is answered with %s', async (_fault, shape) => {
    const answer = await sendRaw(provider.port, request(path, shape(photo)))
    expect([200, ...REFUSALS]).toContain(answer.status)
    await expectCleanHouse()
  })
})

describe('a form whose sender disconnects', () => {
  it.each([
    ['in the middle of a file', file('profile', Buffer.alloc(200_000, 'x'))],
    ['after a whole file', Buffer.concat([file('profile', 'x'), Buffer.from('--X\r\nContent-')])],
    ['in the middle of a field', cut(field('name', 'half'))],
  ])('leaves nothing behind: %s', async (_when, body) => {
    const socket = connect(provider.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(request('update_profile', { body, contentLength: 1_000_000 }))
    if (body.length > 100_000) {
      await vi.waitFor(() => expect(provider.filesInHand().length).toBeGreaterThan(0), PATIENCE)
    }
    socket.destroy()
    await expectCleanHouse()
  })
})

describe('an operation without files', () => {
  it('names the field of a file before it arrives', async () => {
    const head = cut(file('photo', 'x'.repeat(1000)), 1)
    const answer = await sendRaw(
      provider.port,
      request('contct_us', { body: head, contentLength: 60 * MEGABYTE }),
    )
    expect(answer.status).toBe(413)
    const small = await sendRaw(
      provider.port,
      request('contct_us', { body: whole(file('photo', 'x')) }),
    )
    expect(small.status).toBe(422)
    expect(small.text).toContain('"photo":')
    expect(provider.filesInHand()).toEqual([])
  })

  it.each(['application/json', 'application/x-www-form-urlencoded', FORM])(
    'reads at most 1 MB of %s, with or without a length',
    async (contentType) => {
      const text = 'x'.repeat(MEGABYTE + 1000)
      const body =
        contentType === FORM
          ? whole(field('a', text.slice(0, 600_000)), field('b', text.slice(0, 600_000)))
          : Buffer.from(`name=${text}`)
      const answer = await sendRaw(provider.port, request('contct_us', { body, contentType }))
      expect(answer.status).toBe(413)
      const chunked = Buffer.concat([
        Buffer.from(
          `POST /api/contct_us HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentType}\r\n` +
            `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`,
        ),
        body,
        Buffer.from('\r\n0\r\n\r\n'),
      ])
      expect((await sendRaw(provider.port, chunked)).status).toBe(413)
      await expectCleanHouse()
    },
  )
})

it('ends incomplete headers after 20 s with the envelope, and silent connections without an answer', async () => {
  // A client that opened it in advance would take an answer for that to its next request.
  const silent = connect(provider.port, '127.0.0.1')
  let heard = ''
  silent.on('data', (chunk) => (heard += chunk))
  const closed = once(silent, 'close')
  const answer = await sendRaw(provider.port, 'GET /api/faqs HTTP/1.1\r\nHost: loc')
  expect(answer.status).toBe(408)
  expect(answer.millis).toBeGreaterThan(19_000)
  expect(JSON.parse(answer.body)).toMatchObject({
    error: true,
    message: 'The request took too long.',
  })
  await closed
  expect(heard).toBe('')
}, 40_000)

it.each([
  ['no request at all', 'nonsense\r\n\r\n', 400],
  ['headers beyond their limit', `GET / HTTP/1.1\r\nX: ${'y'.repeat(200_000)}\r\n\r\n`, 431],
])('answers %s in the envelope', async (_what, text, status) => {
  const answer = await sendRaw(provider.port, text)
  expect(answer.status).toBe(status)
  expect(JSON.parse(answer.body)).toMatchObject({ error: true })
})

it('accepts a field and a file byte by byte', async () => {
  const body = whole(field('name', 'Ada'), file('profile', 'no picture'))
  const bytes = request('update_profile', { body })
  const socket = connect(provider.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.setNoDelay(true)
  let text = ''
  socket.on('data', (chunk) => (text += chunk))
  for (const byte of bytes) {
    socket.write(Buffer.of(byte))
    await new Promise((resolve) => setImmediate(resolve))
  }
  // It is whole, and refused for what the file is: no picture.
  await vi.waitFor(() => expect(text).toMatch(/^HTTP\/1\.1 422/), PATIENCE)
  expect(text).toContain('"profile":')
  socket.destroy()
  await expectCleanHouse()
})
