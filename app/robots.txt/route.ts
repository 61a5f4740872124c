import { visitOrigin } from '@/app/request-headers.ts'

/**
 * What machines may read. Searches that only narrow or order others would be read without end; they
 * name the wider one as their canonical address anyway. While the site is closed its pages answer
 * 503, which says "come back" where a ban here would say "forget".
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

/** Names in the query of results that combine without end. */
const ENDLESS = ['q', 'bounds', 'near', 'sort', 'view', 'facilities', 'min_price', 'max_price']
