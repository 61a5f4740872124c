import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { GET } from './route.ts'

const ORIGIN = 'https://homes.example'

type Waiting = { waitUntil(work: Promise<unknown>): void }

test('is served anew at each build, as a script', async () => {
  const reply = await GET()
  expect(reply.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(reply.headers.get('cache-control')).toBe('no-cache')
  expect(await reply.text()).toMatch(/^const VERSION = ".+"\n/)
})

test('shows a notification that leads to its page', async () => {
  const { dispatch, shown } = worker()
  await dispatch('push', { data: pushData(CONTENT) })
  expect(shown).toEqual([
    ['New message', expect.objectContaining({ tag: 'chat-7-41', data: { page: CONTENT.page } })],
  ])
})

test('hands a message to the page in front instead', async () => {
  const front = page({ focused: true, visibilityState: 'visible' })
  const { dispatch, shown } = worker({ windows: [front] })
  await dispatch('push', { data: pushData(CONTENT) })
  expect(shown).toEqual([])
  expect(front.postMessage).toHaveBeenCalledWith({ type: 'push', content: CONTENT })
})

test('always shows a notification to Safari', async () => {
  const front = page({ focused: true, visibilityState: 'visible' })
  const { dispatch, shown } = worker({
    windows: [front],
    endpoint: 'https://web.push.apple.com/QGu',
  })
  await dispatch('push', { data: pushData(CONTENT) })
  expect(shown).toHaveLength(1)
})

test.each([
  ['no content', null],
  ['no JSON', { json: () => JSON.parse('<') }],
])('ignores a message with %s', async (_, data) => {
  const { dispatch, shown } = worker()
  await dispatch('push', { data })
  expect(shown).toEqual([])
})

test('focuses the page that a notification is about, or takes an open one there', async () => {
  const notification = { close: vi.fn(), data: { page: CONTENT.page } }
  const right = page({ url: ORIGIN + CONTENT.page })
  const other = page({ url: `${ORIGIN}/` })
  const first = worker({ windows: [other, right] })
  await first.dispatch('notificationclick', { notification })
  expect(right.focus).toHaveBeenCalledOnce()
  expect(other.focus).not.toHaveBeenCalled()
  const second = worker({ windows: [other] })
  await second.dispatch('notificationclick', { notification })
  expect(other.postMessage).toHaveBeenCalledWith({ type: 'open', page: CONTENT.page })
  const third = worker()
  await third.dispatch('notificationclick', { notification })
  expect(third.opened).toEqual([ORIGIN + CONTENT.page])
})

test.each([
  'https://evil.example/x',
  '//evil.example/x',
  '/\\evil.example/x',
  'javascript:x',
  'http://',
])('opens nothing outside of the site, such as %s', async (asked) => {
  const notification = { close: vi.fn(), data: { page: asked } }
  const first = worker()
  await first.dispatch('notificationclick', { notification })
  expect(first.opened).toEqual([ORIGIN])
  const other = page({ url: `${ORIGIN}/saved` })
  await worker({ windows: [other] }).dispatch('notificationclick', { notification })
  expect(other.postMessage).toHaveBeenCalledWith({ type: 'open', page: '/' })
})

test('leaves calls of the API alone, but for those that members read offline', async () => {
  const { respond } = worker()
  expect(respond(new Request(`${ORIGIN}/api/get-property-list`))).toBe(null)
  expect(respond(new Request(`${ORIGIN}/api/get_chats`, { method: 'POST' }))).toBe(null)
  expect(respond(new Request('https://elsewhere.example/api/get_chats'))).toBe(null)
  expect(respond(new Request(`${ORIGIN}/api/get_chats`))).not.toBe(null)
})

/** Only browsers make requests of this mode. */
const navigation = (path: string) => ({ method: 'GET', mode: 'navigate', url: ORIGIN + path })

test('opens pages that were kept when there is no connection, else the one that lists them', async () => {
  const pages = {
    [`${ORIGIN}/properties?q=garden`]: 'results',
    [`${ORIGIN}/offline`]: 'offline',
    [`${ORIGIN}/de/offline`]: 'offline, de',
  }
  const { respond } = worker({ isOffline: true, kept: { 'hearth-pages-1': pages } })
  const open = async (path: string) => (await respond(navigation(path)))?.text()
  expect(await open('/properties?q=garden')).toBe('results')
  expect(await open('/properties?q=lake')).toBe('offline')
  expect(await open('/de/agents')).toBe('offline, de')
})

test('keeps a page with its scripts, and nothing of the API or of other sites', async () => {
  const { dispatch, kept } = worker()
  const keep = (address: string) =>
    dispatch('message', { data: { type: 'keepPage', address, files: ['https://evil.example/a'] } })
  await keep('/properties')
  await keep('/api/get_chats')
  await keep('https://evil.example/')
  expect(Object.keys(kept['hearth-pages-1'] ?? {})).toEqual([`${ORIGIN}/properties`])
  expect(Object.keys(kept['hearth-files-1'] ?? {})).toEqual([`${ORIGIN}/_next/static/chunks/a1.js`])
})

test('keeps sixteen pages, and always the one that lists them', async () => {
  const { dispatch, kept } = worker()
  const keep = (address: string) => dispatch('message', { data: { type: 'keepPage', address } })
  await keep('/offline')
  for (let page = 0; page < 20; page += 1) await keep(`/properties?page=${page}`)
  const pages = Object.keys(kept['hearth-pages-1'] ?? {})
  expect(pages).toHaveLength(17)
  expect(pages[0]).toBe(`${ORIGIN}/offline`)
  expect(pages.at(-1)).toBe(`${ORIGIN}/properties?page=19`)
})

test('keeps replies for a sign-in only, and only where its page made room', async () => {
  const chats = (token: string) =>
    new Request(`${ORIGIN}/api/get_chats?page=1`, { headers: { authorization: token } })
  const none = worker()
  await none.respond(chats('Bearer 1'))
  expect(none.kept).toEqual({})
  const kept = { 'hearth-personal-1': {} }
  await worker({ kept }).respond(chats('Bearer 1'))
  await vi.waitFor(() => expect(Object.keys(kept['hearth-personal-1'])).toHaveLength(1))
  expect(Object.keys(kept['hearth-personal-1'])[0]).not.toContain('Bearer')
  const offline = worker({ isOffline: true, kept })
  expect(await (await offline.respond(chats('Bearer 1')))?.text()).toContain('get_chats')
  await expect(offline.respond(chats('Bearer 2'))).rejects.toThrow('Failed to fetch')
})

const CONTENT = {
  title: 'New message',
  body: 'About “House by the lake”.',
  page: '/user/chat?person=7&property=41',
  tag: 'chat-7-41',
  unread: 1,
}

function pushData(content: object) {
  return { json: () => content }
}

function page(facts: { url?: string; focused?: boolean; visibilityState?: string } = {}) {
  return {
    url: `${ORIGIN}/`,
    focused: false,
    visibilityState: 'hidden',
    ...facts,
    focus: vi.fn(async () => {}),
    postMessage: vi.fn(),
  }
}

type Scene = {
  windows?: ReturnType<typeof page>[]
  endpoint?: string
  isOffline?: boolean
  /** By cache and address. */
  kept?: Record<string, Record<string, string>>
}

const answer = async (asked: string | Request) =>
  new Response(
    `<title>${typeof asked === 'string' ? asked : asked.url}</title><script src="/_next/static/chunks/a1.js"></script>`,
    {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  )

function memoryCaches(kept: Record<string, Record<string, string>>) {
  const find = (name: string, key: string | { url: string }) => {
    const address = new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
    const text = kept[name]?.[address]
    return text === undefined ? undefined : new Response(text)
  }
  return {
    has: async (name: string) => name in kept,
    match: async (key: string, { cacheName }: { cacheName: string }) => find(cacheName, key),
    open: async (name: string) => ({
      match: async (key: string) => find(name, key),
      keys: async () => Object.keys(kept[name] ?? {}).map((url) => ({ url })),
      delete: async (key: string | { url: string }) => {
        const address = new URL(typeof key === 'string' ? key : key.url, ORIGIN).href
        return Reflect.deleteProperty(kept[name] ?? {}, address)
      },
      put: async (key: string, reply: Response) => {
        const own = kept[name] ?? {}
        own[new URL(key, ORIGIN).href] = await reply.text()
        kept[name] = own
      },
    }),
  }
}

/** Runs the worker in a global scope of its own. */
function worker({
  windows = [],
  endpoint = 'https://fcm.googleapis.com/fcm/send/a',
  isOffline = false,
  kept = {},
}: Scene = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: unknown[][] = []
  const opened: string[] = []
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    location: { origin: ORIGIN },
    navigator: {},
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => void opened.push(address),
    },
    registration: {
      active: null,
      showNotification: async (...told: unknown[]) => void shown.push(told),
      pushManager: { getSubscription: async () => ({ endpoint }) },
    },
  }
  const context = createContext({
    self: scope,
    caches: memoryCaches(kept),
    URL,
    fetch: isOffline ? () => Promise.reject(new TypeError('Failed to fetch')) : answer,
    crypto,
    TextEncoder,
  })
  runInContext(readFileSync(new URL('./worker.js', import.meta.url), 'utf8'), context)
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = []
    const waiting: Waiting = { waitUntil: (promise) => work.push(promise) }
    listeners.get(type)?.({ ...waiting, ...event })
    await Promise.all(work)
  }
  const respond = (request: object): Promise<Response> | null => {
    let answered: Promise<Response> | null = null
    const respondWith = (reply: Promise<Response>) => {
      answered = reply
    }
    listeners.get('fetch')?.({ request, respondWith, waitUntil: () => {} })
    return answered
  }
  return { dispatch, respond, shown, opened, kept }
}
