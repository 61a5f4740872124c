import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { startWeb } from '@/tests/support/built-web.ts'

/** The real product; with rare replies; in maintenance mode; without provider. */
export type SiteName = 'product' | 'altered' | 'maintenance' | 'unavailable'

/** Slugs and searches with rare replies, which the demo region lacks. */
export const rare = {
  sold: 'a-home-that-is-sold',
  rented: 'a-home-that-is-rented',
  withoutPictures: 'a-home-without-pictures',
  failingSearch: 'refused by the provider',
  membersProject: 'a-project-for-members',
  premium: 'a-home-for-subscribers',
} as const

/** Sites are started on first use and stopped after `work`. */
export async function withSites<T>(
  product: { address: string; apiUrl: string },
  work: (addressOf: (site: SiteName) => Promise<string>) => Promise<T>,
): Promise<T> {
  const ends: (() => Promise<void>)[] = []
  const begun = new Map<SiteName, Promise<string>>()
  const begin = async (site: SiteName): Promise<string> => {
    if (site === 'product') return product.address
    const provider =
      site === 'unavailable' ? NOBODY : await serveAltered(product.apiUrl, site, ends)
    const web = await startWeb(provider)
    ends.push(web.stop)
    return web.address
  }
  try {
    return await work((site) => {
      const address = begun.get(site) ?? begin(site)
      begun.set(site, address)
      return address
    })
  } finally {
    for (const end of ends.reverse()) await end()
  }
}

const NOBODY = 'http://127.0.0.1:9'

async function serveAltered(
  provider: string,
  site: SiteName,
  ends: (() => Promise<void>)[],
): Promise<string> {
  const server = createServer(getRequestListener((request) => answer(request, provider, site)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function answer(request: Request, provider: string, site: SiteName): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const slug = searchParams.get('slug_id')
  if (pathname === '/api/web-settings' && site === 'altered') {
    return altered(await pass(request, provider), (data: object) => ({
      ...data,
      verification_required_for_user: true,
    }))
  }
  if (pathname === '/api/web-settings' && site === 'maintenance') {
    return altered(await pass(request, provider), (data: object) => ({
      ...data,
      web_maintenance_mode: '1',
    }))
  }
  if (pathname === '/api/get_property' && slug && slug in RARE_HOMES) {
    return rareHome(request, provider, slug)
  }
  if (pathname === '/api/get_property' && slug === rare.premium) {
    const message = 'Your Package Limit is Over. Please Purchase Package.'
    return Response.json(
      { error: true, message, key: 'packageRefused', data: null },
      { status: 403 },
    )
  }
  if (searchParams.get('search') === rare.premium.replaceAll('-', ' ')) {
    // Uses the requested origin, so that image URLs match the site.
    const list = new URL('/api/get-property-list?get_all_premium_properties=1&limit=1', request.url)
    return altered(await pass(new Request(list, request), provider), (homes: object[]) =>
      homes.map((home) => ({ ...home, slug_id: rare.premium })),
    )
  }
  if (pathname === '/api/get-project-detail' && slug === rare.membersProject) {
    return Response.json({ error: true, message: 'Unauthenticated.' }, { status: 401 })
  }
  const isRefused = searchParams.get('search') === rare.failingSearch
  if (pathname === '/api/get-property-list' && isRefused) {
    return Response.json({ error: true, message: 'Something broke', code: 500 }, { status: 500 })
  }
  return pass(request, provider)
}

const RARE_HOMES: Record<string, { of: 'sell' | 'rent'; differs: object }> = {
  [rare.sold]: { of: 'sell', differs: { property_type: 'sold' } },
  [rare.rented]: { of: 'rent', differs: { property_type: 'rented' } },
  [rare.withoutPictures]: { of: 'sell', differs: { title_image: '', gallery: [] } },
}

/** A regular listing under the rare slug. */
async function rareHome(request: Request, provider: string, slug: string): Promise<Response> {
  const { of = 'sell', differs } = RARE_HOMES[slug] ?? {}
  const list = new URL('/api/get-property-list', provider)
  list.search = `limit=1&promoted=1&property_type=${of === 'sell' ? 0 : 1}`
  const { data } = await (await fetch(list, { headers: { Accept: 'application/json' } })).json()
  const url = new URL(request.url)
  url.searchParams.set('slug_id', data[0].slug_id)
  const reply = await pass(new Request(url, request), provider)
  return altered(reply, ([home]: object[]) => [{ ...home, ...differs, slug_id: slug }])
}

async function altered<Data>(reply: Response, change: (data: Data) => unknown): Promise<Response> {
  const { data, ...rest } = await reply.json()
  return Response.json({ ...rest, data: change(data) })
}

async function pass(request: Request, provider: string): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  for (const name of ['host', 'connection', 'accept-encoding', 'content-length'])
    headers.delete(name)
  const body = ['GET', 'HEAD'].includes(request.method) ? undefined : await request.arrayBuffer()
  const reply = await fetch(provider + pathname + search, { method: request.method, headers, body })
  const own = new Headers(reply.headers)
  own.delete('content-encoding')
  own.delete('content-length')
  return new Response(reply.body, { status: reply.status, headers: own })
}
