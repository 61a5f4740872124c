import { visitOrigin } from '@/app/requests/request-headers.ts'
import { siteIcon } from '@/app/responses/operator-style.ts'
import { siteSettings } from '@/client/api/site-settings.ts'
import { writingDirection } from '@/client/text/writing-direction.ts'
import { inLanguage, routes } from '@/domain/web/routes.ts'

const OWN_NAME = 'Hearth'
const FIRST_LANGUAGE = 'en'

/** Lets the site be installed; in the language of `?language=`, with the operator's name and icon. */
export async function GET(request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('language') ?? FIRST_LANGUAGE
  const visit = { ...visitOrigin(request.headers), language: FIRST_LANGUAGE }
  const settings = await siteSettings(visit).catch(() => null)
  const usual = settings?.default_language || FIRST_LANGUAGE
  const language = settings?.languages.some(({ code }) => code === wanted) ? wanted : usual
  const name = settings?.company_name || OWN_NAME
  const manifest = {
    // Stays when the address of the start page changes with the language.
    id: '/',
    name,
    short_name: name,
    lang: language,
    dir: writingDirection(language),
    start_url: inLanguage(routes.home(), language, usual),
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f3',
    theme_color: '#faf8f3',
    icons: listIcons(settings?.web_favicon ? siteIcon(settings) : null),
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

/** The operator's own comes first; of what size it is nobody knows. */
function listIcons(operators: string | null) {
  return [
    ...(operators ? [{ src: operators, sizes: 'any' }] : []),
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]
}
