import { loadPage } from '@/app/page/load-page.ts'

const TEXTS = [
  ...['property.', 'listing.', 'history.', 'gallery.', 'panorama.', 'mortgage.', 'agent.', 'map.'],
  ...[
    'share.',
    'interest.',
    'report.',
    'breadcrumbs.',
    'home.rail',
    'home.seeAll',
    'results.title',
  ],
]

/** For member pages rendered in the browser. */
export async function GET(): Promise<Response> {
  const page = await loadPage()
  return Response.json(page.textSource(TEXTS), {
    headers: { 'Cache-Control': 'private, max-age=600' },
  })
}
