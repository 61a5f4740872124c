import { loadPage } from '@/app/page/load-page.ts'
import { SESSION_TEXTS } from '@/app/page/session-page.tsx'

/** Translations of the sign-in dialog, loaded on demand. */
export async function GET(): Promise<Response> {
  const page = await loadPage()
  return Response.json(page.textSource(SESSION_TEXTS), {
    headers: { 'Cache-Control': 'private, max-age=600' },
  })
}
