import { afterEach, expect, test, vi } from 'vitest'
import { onPageReachable } from './page-reachable.ts'

const listener = vi.fn()
const fetchPage = vi.fn<() => Promise<Response>>()
let stop = () => {}

afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('tells when the page can be fetched again, not when the browser thinks so', async () => {
  watch()
  fetchPage.mockRejectedValueOnce(new TypeError('fetch failed'))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledOnce())
  expect(fetchPage).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }))
  fetchPage.mockResolvedValueOnce(new Response(null, { status: 503 }))
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(listener).toHaveBeenCalledOnce())
  expect(fetchPage).toHaveBeenCalledTimes(2)
})

test('tells nothing once the page is being left', async () => {
  watch()
  const { promise, resolve } = Promise.withResolvers<Response>()
  fetchPage.mockReturnValueOnce(promise)
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('beforeunload'))
  resolve(new Response())
  dispatchEvent(new Event('online'))
  await promise
  await Promise.resolve()
  expect(fetchPage).toHaveBeenCalledOnce()
  expect(listener).not.toHaveBeenCalled()
})

function watch() {
  vi.stubGlobal('fetch', fetchPage)
  stop = onPageReachable(listener)
}
