import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { openFileStore } from './open-file-store.ts'

let folder: string
let bucketServer: S3rver
const stores = new Map<string, FileStore>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-files-'))
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 'bucket-server'),
    configureBuckets: [{ name: 'homes' }],
  })
  const { port } = await bucketServer.run()
  stores.set('folder', openFileStore({ dataDir: folder, filesUrl: undefined }))
  stores.set(
    'bucket',
    openFileStore({
      dataDir: folder,
      filesUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/homes?region=eu-central-1&tls=false`,
    }),
  )
})

afterAll(async () => {
  await bucketServer.close()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  function store(): FileStore {
    const found = stores.get(kind)
    if (!found) throw new Error(`no store for ${kind}`)
    return found
  }

  async function textOf(key: string, visibility: 'public' | 'private' = 'public') {
    const content = await store().read(key, visibility)
    return content && { ...content, stream: await text(content.stream) }
  }

  test('are read whole or as null if removed meanwhile', async () => {
    for (let round = 0; round < 30; round += 1) {
      const key = `removed-${round}.txt`
      await store().put(key, Buffer.from('whole'), { mime: 'text/plain', visibility: 'public' })
      const reads = [1, 2, 3].map(async () => {
        const content = await store().read(key)
        return content && text(content.stream)
      })
      await store().remove(key)
      for (const read of await Promise.all(reads)) expect([null, 'whole']).toContain(read)
    }
  })

  test('are returned as stored, with length and type', async () => {
    await store().put('plan.pdf', Buffer.from('a floor plan'), {
      mime: 'application/pdf',
      visibility: 'public',
    })
    expect(await store().exists('plan.pdf')).toBe(true)
    expect(await textOf('plan.pdf')).toEqual({
      stream: 'a floor plan',
      bytes: 12,
      mime: 'application/pdf',
    })
  })

  test('may come from a stream of unknown length or a local file', async () => {
    const path = join(folder, `${kind}-lease.txt`)
    await writeFile(path, 'the lease')
    const options = { mime: 'text/plain', visibility: 'public' } as const
    await store().put('streamed.txt', Readable.from(['piece ', 'by ', 'piece']), options)
    await store().put('lease.txt', path, options)
    await store().put('nothing.txt', Buffer.alloc(0), options)
    expect((await textOf('streamed.txt'))?.stream).toBe('piece by piece')
    expect((await textOf('lease.txt'))?.stream).toBe('the lease')
    expect(await textOf('nothing.txt')).toEqual({ stream: '', bytes: 0, mime: 'text/plain' })
  })

  test('are not public if private', async () => {
    await store().put('receipt.pdf', Buffer.from('paid'), {
      mime: 'application/pdf',
      visibility: 'private',
    })
    expect(await store().read('receipt.pdf')).toBeNull()
    expect(await store().exists('receipt.pdf')).toBe(false)
    expect(await store().list('receipt.pdf')).toEqual([])
    expect((await textOf('receipt.pdf', 'private'))?.stream).toBe('paid')
  })

  test('are replaced, and deleted repeatedly', async () => {
    const options = { mime: 'text/plain', visibility: 'public' } as const
    await store().put('note.txt', Buffer.from('a longer first text'), options)
    await store().put('note.txt', Buffer.from('second'), options)
    expect(await textOf('note.txt')).toEqual({ stream: 'second', bytes: 6, mime: 'text/plain' })
    await store().remove('note.txt')
    await store().remove('note.txt')
    expect(await store().read('note.txt')).toBeNull()
  })

  test('are listed with everything below their folder, and nothing beside it', async () => {
    const options = { mime: 'image/webp', visibility: 'public' } as const
    for (const key of ['variants/a/160.webp', 'variants/a/b/320.webp', 'variants/ab/160.webp']) {
      await store().put(key, Buffer.from('x'), options)
    }
    expect((await store().list('variants/a')).sort()).toEqual([
      'variants/a/160.webp',
      'variants/a/b/320.webp',
    ])
    expect(await store().list('variants/none')).toEqual([])
  })

  test('leave nothing behind after a broken upload', async () => {
    const broken = new Readable({
      read() {
        this.push('half')
        this.destroy(new Error('connection lost'))
      },
    })
    const put = store().put('broken.txt', broken, { mime: 'text/plain', visibility: 'public' })
    await expect(put).rejects.toThrow('connection lost')
    expect(await store().exists('broken.txt')).toBe(false)
    expect(await readdir(join(folder, 'files', 'incoming'))).toEqual([])
  })

  test.each([
    '../secret-key',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/../b',
    '',
    'a b',
    'a\\b',
    'a\0b',
  ])('reject the key %j', async (key) => {
    const refusal = /Not a storage key/
    await expect(store().read(key)).rejects.toThrow(refusal)
    await expect(store().exists(key)).rejects.toThrow(refusal)
    await expect(store().remove(key)).rejects.toThrow(refusal)
    await expect(store().list(key)).rejects.toThrow(refusal)
    await expect(
      store().put(key, Buffer.from(''), { mime: 'text/plain', visibility: 'public' }),
    ).rejects.toThrow(refusal)
  })
})

test('left by a killed process are deleted after a day, but not those being written', async () => {
  const root = join(folder, 'after-a-kill')
  const incoming = join(root, 'incoming')
  await mkdir(incoming, { recursive: true })
  for (const name of ['of-yesterday', 'of-now']) await writeFile(join(incoming, name), 'half')
  const longAgo = new Date(Date.now() - 25 * 3_600_000)
  await utimes(join(incoming, 'of-yesterday'), longAgo, longAgo)
  const options = { mime: 'text/plain', visibility: 'public' } as const
  const store = createFolderStore(root)
  await store.put('a.txt', Buffer.from('whole'), options)
  await store.forgetUnfinished(new Date(Date.now() - 24 * 3_600_000))
  expect(await readdir(incoming)).toEqual(['of-now'])
  expect(await store.exists('a.txt')).toBe(true)
})
