import { loadPage } from '@/app/load-page.ts'

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

/** Translations of the project page, when rendered in the browser for members. */
export async function GET(): Promise<Response> {
  const page = await loadPage()
  return Response.json(page.textSource(TEXTS), {
    headers: { 'Cache-Control': 'private, max-age=600' },
  })
}
