import { beforeEach, expect, test } from 'vitest'
import { createUploadsProvider, fromBase64 } from '@/tests/support/uploads-in-memory.ts'
import { endUpload, sendResumable, UploadError } from './resumable-uploads.ts'

const MB = 1024 * 1024
let provider: ReturnType<typeof createUploadsProvider>
beforeEach(() => {
  provider = createUploadsProvider()
})

test('sends a file in growing chunks, with its name in UTF-8', async () => {
  const { id, progress } = await sent(3 * MB)
  expect(provider.held(id)).toBe(3 * MB)
  expect(progress[0]).toBe(0)
  expect(progress.at(-1)).toBe(3 * MB)
  expect(progress.length).toBeLessThan(6)
  const told = provider.calls[0]?.headers.get('Upload-Metadata') ?? ''
  const [name, purpose] = told.split(',').map((pair) => fromBase64(pair.split(' ')[1] ?? ''))
  expect([name, purpose]).toEqual(['Küche – Süd.jpg', 'photo'])
  expect(provider.calls.every(({ headers }) => headers.get('Authorization') === 'Bearer 7|a')).toBe(
    true,
  )
})

test("resumes at the provider's offset", async () => {
  provider.keep('u1', 2 * MB)
  const { id, progress } = await sent(3 * MB, 'u1')
  expect([id, progress[0], provider.held('u1')]).toEqual(['u1', 2 * MB, 3 * MB])
  expect(provider.calls.map(({ method }) => method)).toEqual(['HEAD', 'PATCH', 'PATCH'])
})

test('starts over when the provider no longer has the upload', async () => {
  const { id, begun } = await sent(MB, 'gone')
  expect([begun, provider.held(id)]).toEqual([[id], MB])
})

test('does not resend a chunk that arrived although its reply was lost', async () => {
  provider.onPatch = (id, bytes) => {
    provider.onPatch = null
    provider.keep(id, bytes)
    return new Response(null, { status: 409 })
  }
  const { id } = await sent(2 * MB)
  expect(provider.held(id)).toBe(2 * MB)
})

test.each([
  [401, {}, 'signedOut', 0],
  [413, { key: 'tooLarge' }, 'refused', 0],
  [423, {}, 'later', 0],
  [429, { key: 'tooMany' }, 'later', 7_000],
  [500, {}, 'later', 0],
] as const)('maps the status %i', async (status, body, stop, wait) => {
  provider.onPatch = () => Response.json(body, { status, headers: { 'Retry-After': '7' } })
  const error = await sent(MB).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UploadError)
  expect(error).toMatchObject({ stop })
  if (wait) expect(error).toMatchObject({ waitMilliseconds: wait, key: 'tooMany' })
})

test('distinguishes no connection, no session and a canceled upload', async () => {
  provider.onPatch = () => {
    throw new TypeError('fetch failed')
  }
  await expect(sent(MB)).rejects.toMatchObject({ stop: 'unreached' })
  await expect(sent(MB, null, { token: () => null })).rejects.toMatchObject({ stop: 'signedOut' })
  const ended = AbortSignal.abort()
  provider.onPatch = () => {
    throw ended.reason
  }
  await expect(sent(MB, null, { signal: ended })).rejects.toHaveProperty('name', 'AbortError')
})

test('deletes the upload at the provider and ignores a failure', async () => {
  provider.keep('u1', 5)
  await endUpload('u1', '7|a', provider.fetch)
  expect(provider.calls[0]?.method).toBe('DELETE')
  await endUpload('u1', '7|a', () => Promise.reject(new TypeError('fetch failed')))
})

async function sent(
  bytes: number,
  uploadId: string | null = null,
  more: Partial<Parameters<typeof sendResumable>[0]> = {},
) {
  const progress: number[] = []
  const begun: string[] = []
  const id = await sendResumable({
    file: new Blob([new Uint8Array(bytes)]),
    name: 'Küche – Süd.jpg',
    purpose: 'photo',
    uploadId,
    token: () => '7|a',
    signal: new AbortController().signal,
    onBegun: (started) => void begun.push(started),
    onProgress: (done) => void progress.push(done),
    fetch: provider.fetch,
    ...more,
  })
  return { id, progress, begun }
}
