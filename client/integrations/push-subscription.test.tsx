import { afterEach, expect, test, vi } from 'vitest'
import { pushSupport, readSubscription, subscribeToPush } from './push-subscription.ts'

const KEY =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8'
const bytes = Uint8Array.from(Buffer.from(KEY, 'base64url'))

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(navigator, 'standalone')
})

test('knows browsers without push messages, and iPhones that need the home screen', () => {
  expect(pushSupport()).toBe('unsupported')
  Object.assign(navigator, { standalone: false })
  expect(pushSupport()).toBe('needsInstall')
  Object.assign(navigator, { standalone: true })
  expect(pushSupport()).toBe('unsupported')
  Object.assign(navigator, { serviceWorker: {} })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', class {})
  expect(pushSupport()).toBe('supported')
})

test('subscribes with the key of the provider', async () => {
  const { subscribe } = browser()
  expect(await subscribeToPush(KEY)).toEqual({ endpoint: 'new', p256dh: 'key', auth: 'secret' })
  const [options] = subscribe.mock.calls[0] ?? []
  expect(options).toMatchObject({ userVisibleOnly: true })
  expect([...(options?.applicationServerKey ?? [])]).toEqual([...bytes])
})

test('keeps a subscription to the same key, and replaces one to another', async () => {
  const kept = browser({ former: subscription('former', bytes.buffer) })
  expect(await subscribeToPush(KEY)).toMatchObject({ endpoint: 'former' })
  expect(kept.subscribe).not.toHaveBeenCalled()
  const other = subscription('former', new Uint8Array(65).buffer)
  browser({ former: other })
  expect(await subscribeToPush(KEY)).toMatchObject({ endpoint: 'new' })
  expect(other.unsubscribe).toHaveBeenCalledOnce()
})

test('subscribes nowhere while no service worker is active', async () => {
  const { subscribe } = browser({ isActive: false })
  expect(await subscribeToPush(KEY)).toBe(null)
  expect(await readSubscription()).toBe(null)
  expect(subscribe).not.toHaveBeenCalled()
})

type Options = { userVisibleOnly: boolean; applicationServerKey: Uint8Array }

function subscription(endpoint: string, applicationServerKey: ArrayBuffer) {
  return {
    options: { applicationServerKey },
    unsubscribe: vi.fn(async () => true),
    toJSON: () => ({ endpoint, keys: { p256dh: 'key', auth: 'secret' } }),
  }
}

type Scene = { former?: ReturnType<typeof subscription>; isActive?: boolean }

/** A browser whose push service answers at once. */
function browser({ former, isActive = true }: Scene = {}) {
  const subscribe = vi.fn(async (_: Options) => subscription('new', bytes.buffer))
  const getSubscription = async () => former ?? null
  const registration = { active: isActive ? {} : null, pushManager: { subscribe, getSubscription } }
  Object.assign(navigator, { serviceWorker: { getRegistration: async () => registration } })
  return { subscribe }
}
