import { loadPage } from '@/app/page/load-page.ts'
import { isTextsName } from '@/client/text/sent-texts.ts'

type Context = { params: Promise<{ name: string }> }

/** Translations that `LateTexts` loads on demand. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const [page, { name }] = await Promise.all([loadPage(), params])
  if (!isTextsName(name)) return new Response(null, { status: 404 })
  return Response.json(page.textSource(name), {
    headers: { 'Cache-Control': 'private, max-age=10' },
  })
}
