import { visitOrigin } from '@/app/requests/request-headers.ts'

/**
 * Blocks filter and sort combinations, which crawlers would follow endlessly. Closed sites answer
 * 503 instead: crawlers retry a 503, but drop disallowed pages.
 */
export function GET(request: Request): Response {
  const { host, protocol } = visitOrigin(request.headers)
  const lines = [
    'User-agent: *',
    'Allow: /api/ext/files/',
    'Allow: /api/ext/discovery/share-picture',
    'Disallow: /api/',
    ...ENDLESS.map((name) => `Disallow: /*?*${name}=`),
    '',
    `Sitemap: ${protocol}://${host}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

/** Combine endlessly. */
const ENDLESS = ['q', 'bounds', 'near', 'sort', 'view', 'facilities', 'min_price', 'max_price']
