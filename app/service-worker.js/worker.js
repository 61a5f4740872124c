// Served with a line before it that defines VERSION; a new version of the site is a new worker.

/** Renamed when the shape of what is kept changes; others are deleted. */
const PAGES = 'hearth-pages-1'
const FILES = 'hearth-files-1'
/** Replies for members. Pages make and delete it; `client/integrations/offline-copies.ts`. */
const PERSONAL = 'hearth-personal-1'
const CACHES = [PAGES, FILES, PERSONAL]
const MAX_ENTRIES = { [PAGES]: 16, [FILES]: 400, [PERSONAL]: 60 }

const FILE = /^\/(_next\/static|api\/ext\/files\/images)\//
const PERSONAL_CALL = /^\/api\/(get_chats|get_messages|get_favourite_property)$/

self.addEventListener('install', (event) => {
  // The first worker need not wait: no page depends on another one.
  if (!self.registration.active) event.waitUntil(self.skipWaiting())
})

self.addEventListener('activate', (event) => {
  // Pages are asked for while the worker starts, so that it makes none slower.
  const preloads = self.registration.navigationPreload?.enable()
  event.waitUntil(Promise.all([preloads, deleteOtherCaches(), self.clients.claim()]))
})

self.addEventListener('message', (event) => {
  const { type, ...rest } = event.data ?? {}
  if (type === 'skipWaiting') event.waitUntil(self.skipWaiting())
  if (type === 'keepPage') event.waitUntil(keepPage(rest).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (FILE.test(pathname)) event.respondWith(openFile(request))
  else if (PERSONAL_CALL.test(pathname)) event.respondWith(answerCall(event))
})

self.addEventListener('push', (event) => event.waitUntil(tell(readContent(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAddress(event.notification.data?.page ?? '/'))
})

/** From the network; without one as it was seen last, else a page that lists what was seen. */
async function openPage({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const pages = await caches.open(PAGES)
    const kept = (await pages.match(request.url)) ?? (await offlinePage(pages, request.url))
    if (kept) return kept
    throw error
  }
}

/** In the language of the address where that is kept. */
async function offlinePage(pages, address) {
  const [, first] = new URL(address).pathname.split('/')
  return (await pages.match(`/${first}/offline`)) ?? (await pages.match('/offline'))
}

async function openFile(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: FILES })
    if (kept) return kept
    throw error
  }
}

/** Kept only for a member whose page made the cache, under a key of that sign-in. */
async function answerCall(event) {
  const { request } = event
  const token = request.headers.get('authorization')
  if (!token || !(await caches.has(PERSONAL))) return fetch(request)
  const key = await keyOf(request.url, token)
  try {
    const reply = await fetch(request)
    if (reply.ok) event.waitUntil(keepReply(key, reply.clone()).catch(() => {}))
    return reply
  } catch (error) {
    const kept = await caches.match(key, { cacheName: PERSONAL })
    if (kept) return kept
    throw error
  }
}

async function keepReply(key, reply) {
  // Signing out deletes it, perhaps while the reply was on its way.
  if (!(await caches.has(PERSONAL))) return
  await put(PERSONAL, key, reply)
}

async function keyOf(address, token) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  const url = new URL(address)
  url.searchParams.set('of', [...new Uint8Array(hash).slice(0, 16)].join('-'))
  return url.href
}

/** Keeps the HTML of a page, which is nobody's in particular, and the files that it shows. */
async function keepPage({ address, files = [] }) {
  const { origin, pathname } = new URL(address, self.location.origin)
  if (origin !== self.location.origin || pathname.startsWith('/api/')) return
  const reply = await fetch(address)
  if (!reply.ok || reply.redirected || !isHtml(reply) || isSecret(reply)) return
  const html = await reply.clone().text()
  await put(PAGES, address, reply)
  const named = html.match(/\/_next\/static\/[\w./%@~-]+\.(?:js|css|woff2)/g) ?? []
  const cache = await caches.open(FILES)
  for (const file of new Set([...named, ...files])) {
    const url = new URL(file, self.location.origin)
    if (url.origin !== self.location.origin || !FILE.test(url.pathname)) continue
    if (await cache.match(url.href)) continue
    const found = await fetch(url.href).catch(() => null)
    if (found?.ok) await cache.put(url.href, found)
  }
  await trim(FILES)
}

/** Its address holds a secret. */
function isSecret({ headers }) {
  return headers.get('cache-control')?.includes('no-store') ?? false
}

function isHtml(reply) {
  return reply.headers.get('content-type')?.startsWith('text/html')
}

async function put(name, key, reply) {
  const cache = await caches.open(name)
  // Deleted first, so that the oldest stand at the beginning.
  await cache.delete(key)
  await cache.put(key, reply)
  await trim(name)
}

async function trim(name) {
  const cache = await caches.open(name)
  const all = await cache.keys()
  const kept = all.filter(({ url }) => !new URL(url).pathname.endsWith('/offline'))
  for (const request of kept.slice(0, Math.max(0, kept.length - MAX_ENTRIES[name]))) {
    await cache.delete(request)
  }
}

async function deleteOtherCaches() {
  for (const name of await caches.keys()) {
    if (name.startsWith('hearth-') && !CACHES.includes(name)) await caches.delete(name)
  }
}

/** Null for what is no notification of this site. */
function readContent(data) {
  try {
    const content = data?.json()
    return typeof content?.title === 'string' ? content : null
  } catch {
    return null
  }
}

/** A page in front shows it itself. */
async function tell(content) {
  if (!content) return
  if (typeof content.unread === 'number') await showCount(content.unread)
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const front = windows.find((window) => window.focused && window.visibilityState === 'visible')
  if (front && !(await needsNotification())) {
    front.postMessage({ type: 'push', content })
    return
  }
  const { title, body = '', tag, page, image, language, direction = 'auto' } = content
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    dir: direction,
    data: { page },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    ...(image ? { image } : {}),
  })
}

/** Safari withdraws the permission from sites that show nothing. */
async function needsNotification() {
  const subscription = await self.registration.pushManager.getSubscription()
  return subscription?.endpoint.includes('.push.apple.com/') ?? false
}

async function showCount(count) {
  if (count > 0) await self.navigator.setAppBadge?.(count)
  else await self.navigator.clearAppBadge?.()
}

/** Focuses the page that shows it, else takes an open one there, else opens a new one. */
async function openAddress(page) {
  const asked = URL.parse(page, self.location.origin)
  const url = asked?.origin === self.location.origin ? asked : null
  const address = url?.href ?? self.location.origin
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((window) => window.url === address)
  if (shown) return shown.focus()
  const [other] = windows
  if (!other) return self.clients.openWindow(address)
  await other.focus()
  // What is being typed there is kept by the page, which goes to the address itself.
  other.postMessage({ type: 'open', page: url ? url.pathname + url.search : '/' })
}
