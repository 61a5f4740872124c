import { tellWorker } from './service-worker.ts'

/** Replies for a member, kept by the service worker. */
const PERSONAL_CACHE = 'hearth-personal-1'
/** Pages, as the service worker keeps them. */
const PAGES_CACHE = 'hearth-pages-1'
/** A page is not kept again before. */
const FRESH_MS = 600_000

/** Keeps the page that is shown, for later without a connection. */
export async function keepShownPage(): Promise<void> {
  const { origin, pathname, search } = location
  const files = performance
    .getEntriesByType('resource')
    .flatMap(({ name }) => (name.startsWith(`${origin}/`) && isKept(name) ? [name] : []))
  await keepPage(pathname + search, files)
}

/** Keeps the page that stands in for all others without a connection. */
export function keepOfflinePage(address: string): Promise<void> {
  return keepPage(address, [])
}

export type KeptPage = { address: string; title: string }

/** Pages that can be read without a connection, the last one first, without the one that lists them. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(PAGES_CACHE))) return []
  const cache = await caches.open(PAGES_CACHE)
  const requests = [...(await cache.keys())].reverse()
  const pages = requests.map(async (request): Promise<KeptPage[]> => {
    const { pathname, search } = new URL(request.url)
    const html = (await (await cache.match(request))?.text()) ?? ''
    const { title } = new DOMParser().parseFromString(html, 'text/html')
    return title && !pathname.endsWith('/offline') ? [{ address: pathname + search, title }] : []
  })
  return (await Promise.all(pages)).flat()
}

const keptAt = new Map<string, number>()

async function keepPage(address: string, files: readonly string[]): Promise<void> {
  const now = performance.now()
  if (now - (keptAt.get(address) ?? -FRESH_MS) < FRESH_MS) return
  if (await tellWorker({ type: 'keepPage', address, files })) keptAt.set(address, now)
}

/** From now on, favorites and conversations of the member are kept for reading offline. */
export async function allowPersonalCopies(): Promise<void> {
  if ('caches' in globalThis) await caches.open(PERSONAL_CACHE)
}

/** Also takes this member's notifications off the screen. Never rejects. */
export async function deletePersonalCopies(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PERSONAL_CACHE).catch(() => {})
  const container: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker
  const registration = await container?.getRegistration().catch(() => undefined)
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? []
  for (const notification of shown) notification.close()
  if ('clearAppBadge' in navigator) await navigator.clearAppBadge().catch(() => {})
}

function isKept(address: string): boolean {
  return /\/(_next\/static|api\/ext\/files\/images)\//.test(address)
}
