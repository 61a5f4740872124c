import { loadPage } from '@/app/page/load-page.ts'

const TEXTS = [
  ...[
    'project.',
    'projects.title',
    'listing.',
    'gallery.',
    'agent.',
    'map.',
    'share.',
    'breadcrumbs.',
  ],
  ...['home.rail', 'property.location', 'property.openMap', 'property.show', 'property.video'],
  'property.watchVideo',
]

/** For member pages rendered in the browser. */
export async function GET(): Promise<Response> {
  const page = await loadPage()
  return Response.json(page.textSource(TEXTS), {
    headers: { 'Cache-Control': 'private, max-age=600' },
  })
}
