import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Failure } from '@/server/contract/failure.ts'
import { streamChunks } from '@/server/http/exchange.ts'
import { Repeated } from './bracket-tree.ts'
import { readMultipart } from './multipart.ts'
import { removeLeftUploads, uploadFolder } from './upload-folder.ts'
import { UploadedFile } from './uploaded-file.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearth-multipart-'))
})

afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

type Sent = { contentType: string; stream: Readable }

function sent(form: FormData): Sent {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  if (!request.body) throw new Error('a form has a body')
  return {
    contentType: request.headers.get('content-type') ?? '',
    stream: Readable.from(streamChunks(request.body)),
  }
}

/** A handwritten form with CRLF line endings. */
function typed(lines: readonly (string | Buffer)[]): Sent {
  const body = Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]))
  return { contentType: 'multipart/form-data; boundary=X', stream: Readable.from([body]) }
}

async function read({ contentType, stream }: Sent, maxBytes = 1024 * 1024) {
  const folder = uploadFolder(dataDir)
  try {
    const tree = await readMultipart(stream, {
      contentType,
      maxBytes,
      folder: folder.path,
      takesFile: () => true,
    })
    return { tree, contents: contentsOf([...tree.values()]) }
  } catch (error) {
    if (error instanceof Failure) return error.code
    throw error
  } finally {
    await folder.remove()
  }
}

function contentsOf(values: readonly unknown[]): string[] {
  return values.flatMap((value) => {
    if (value instanceof UploadedFile) return [readFileSync(value.path, 'utf8')]
    if (value instanceof Repeated) return contentsOf(value.values)
    return value instanceof Map ? contentsOf([...value.values()]) : []
  })
}

function leftFiles(): string[] {
  const folder = join(dataDir, 'uploads-in-hand')
  return existsSync(folder) ? readdirSync(folder) : []
}

it('reads fields and files by name and leaves nothing on disk', async () => {
  const form = new FormData()
  form.append('title', 'Café am See')
  form.append('plans[0][title]', 'Ground floor')
  form.append('plans[0][document]', new File(['plan'], 'plan ü.pdf', { type: 'application/pdf' }))
  form.append('gallery[]', new File(['one'], '../../one.jpg', { type: 'image/jpeg' }))
  form.append('gallery[]', new File(['two!'], 'two.jpg'))
  const result = await read(sent(form))
  if (typeof result === 'string') throw new Error(result)
  const plan = {
    field: 'plans[0][document]',
    name: 'plan ü.pdf',
    mime: 'application/pdf',
    bytes: 4,
    path: expect.stringContaining(dataDir),
  }
  expect(result.tree.get('title')).toBe('Café am See')
  expect(result.tree.get('plans')).toEqual(
    new Map([
      [
        '0',
        new Map<string, unknown>([
          ['title', 'Ground floor'],
          ['document', expect.objectContaining(plan)],
        ]),
      ],
    ]),
  )
  expect(result.tree.get('gallery')).toEqual(
    new Repeated([
      expect.objectContaining({ name: 'one.jpg', mime: 'image/jpeg', bytes: 3 }),
      expect.objectContaining({ name: 'two.jpg', bytes: 4 }),
    ]),
  )
  expect(result.contents).toEqual(['plan', 'one', 'two!'])
  expect(leftFiles()).toEqual([])
})

it('reads an unselected file as absent, and an empty file as a file', async () => {
  const result = await read(
    typed([
      '--X',
      'Content-Disposition: form-data; name="photo"; filename=""',
      'Content-Type: application/octet-stream',
      '',
      '',
      '--X',
      'Content-Disposition: form-data; name="note"; filename="note.txt"',
      '',
      '',
      '--X--',
    ]),
  )
  if (typeof result === 'string') throw new Error(result)
  expect([...result.tree.keys()]).toEqual(['note'])
})

it('rejects a body beyond its limit before its end', async () => {
  let pulled = 0
  const chunk = Buffer.alloc(64 * 1024, 'a')
  const head = Buffer.from(
    '--X\r\nContent-Disposition: form-data; name="f"; filename="f.bin"\r\n\r\n',
  )
  const stream = Readable.from(
    (function* () {
      yield head
      for (; pulled < 1000; pulled += 1) yield chunk
    })(),
  )
  const result = await read({ contentType: 'multipart/form-data; boundary=X', stream }, 1_000_000)
  expect(result).toBe('tooLarge')
  expect(pulled).toBeLessThan(100)
  expect(stream.destroyed).toBe(false)
  expect(leftFiles()).toEqual([])
})

const field = (name: string, value: string | Buffer) => [
  '--X',
  `Content-Disposition: form-data; name="${name}"`,
  '',
  value,
]

it('rejects an undeclared file before it is written, and ignores an empty one', async () => {
  const folder = uploadFolder(dataDir)
  const options = { contentType: 'multipart/form-data; boundary=X', maxBytes: 1000 }
  const readWithout = (fileName: string, value: string) =>
    readMultipart(
      typed([
        '--X',
        `Content-Disposition: form-data; name="photo"; filename="${fileName}"`,
        '',
        value,
        '--X--',
      ]).stream,
      { ...options, takesFile: (field) => field !== 'photo', folder: folder.path },
    )
  expect(await readWithout('', '')).toEqual(new Map())
  for (const [name, value] of [
    ['x.jpg', ''],
    ['x.jpg', 'x'],
    ['', 'x'],
  ] as const) {
    await expect(readWithout(name, value)).rejects.toMatchObject({
      code: 'invalid',
      options: { fields: { photo: 'must not be a file' } },
    })
  }
  expect(leftFiles()).toEqual([])
})

it('passes on disk errors', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  const { contentType, stream } = sent(photoForm())
  const folder = () => Promise.reject(full)
  await expect(
    readMultipart(stream, { contentType, maxBytes: 1000, takesFile: () => true, folder }),
  ).rejects.toBe(full)
})

function photoForm(): FormData {
  const form = new FormData()
  form.append('photo', new File(['x'], 'x.jpg'))
  return form
}

it.each([
  ['a name that reaches a prototype', typed([...field('a[__proto__][b]', '1'), '--X--'])],
  ['a name that is no name', typed([...field('a[b', '1'), '--X--'])],
  ['text that is not UTF-8', typed([...field('a', Buffer.from([0xc3, 0x28])), '--X--'])],
  ['a body that ends too early', typed([...field('a', 'cut off')])],
  [
    'a body without any part',
    { contentType: 'multipart/form-data; boundary=X', stream: Readable.from(['']) },
  ],
  ['no boundary', { contentType: 'multipart/form-data', stream: Readable.from(['a']) }],
])('rejects a body with %s', async (_what, form) => {
  expect(await read(form)).toBe('malformed')
})

it('rejects too many fields and an oversized one', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => field(`f${index}`, '1')).flat()
  expect(await read(typed([...many, '--X--']), 10_000_000)).toBe('tooLarge')
  const large = field('a', 'x'.repeat(1024 * 1024 + 1))
  expect(await read(typed([...large, '--X--']), 10_000_000)).toBe('tooLarge')
})

it('releases everything if the sender disconnects in the middle of a file', async () => {
  const stream = new Readable({ read() {} })
  stream.push('--X\r\nContent-Disposition: form-data; name="f"; filename="f.bin"\r\n\r\nhalf')
  const result = read({ contentType: 'multipart/form-data; boundary=X', stream })
  setImmediate(() => stream.destroy())
  expect(await result).toBe('malformed')
  expect(leftFiles()).toEqual([])
})

it('removes what a killed process left: at once, or after an hour in a shared folder', async () => {
  const isShared = true
  await uploadFolder(dataDir).path()
  await removeLeftUploads(dataDir, { now: new Date(), isShared })
  expect(leftFiles()).toHaveLength(1)
  await removeLeftUploads(dataDir, { now: new Date(Date.now() + 3_700_000), isShared })
  expect(leftFiles()).toEqual([])
  await uploadFolder(dataDir).path()
  await removeLeftUploads(dataDir, { now: new Date(), isShared: false })
  expect(leftFiles()).toEqual([])
})
