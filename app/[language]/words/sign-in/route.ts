import { loadPage } from '@/app/load-page.ts'
import { SESSION_TEXTS } from '@/app/session-page.tsx'

/** The sentences of signing in, for pages that ask for it long after they were made. */
export async function GET(): Promise<Response> {
  const page = await loadPage()
  return Response.json(page.textSource(SESSION_TEXTS), {
    headers: { 'Cache-Control': 'private, max-age=600' },
  })
}
