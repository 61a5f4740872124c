import { loadPage } from '@/app/load-page.ts'

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

/** Translations of the property page, when rendered in the browser for members. */
export async function GET(): Promise<Response> {
  const page = await loadPage()
  return Response.json(page.textSource(TEXTS), {
    headers: { 'Cache-Control': 'private, max-age=600' },
  })
}
