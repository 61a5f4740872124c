import { type NextRequest, NextResponse } from 'next/server'
import { composedPath } from '@/app/requests/composed-path.ts'
import { type ClosedReason, requestHeaders, visitOrigin } from '@/app/requests/request-headers.ts'
import { contentSecurityPolicy, fileOrigins, pageHeaders } from '@/app/responses/security-policy.ts'
import { siteSettings } from '@/client/api/site-settings.ts'
import { ownLanguages } from '@/client/text/own-texts.ts'
import {
  type IdentitySources,
  identityProject,
  identitySources,
} from '@/domain/account/identity-project.ts'
import { findActivePath } from '@/domain/languages/inactive-path.ts'
import { splitLanguage } from '@/domain/web/routes.ts'

export const config = {
  // Calls go straight to their route: a proxy before them would hold whole uploads in memory.
  matcher: [
    '/((?!api/|_next/|basemap/|icons/|icon\\.svg$|robots\\.txt$|service-worker\\.js$|manifest\\.webmanifest$).*)',
  ],
}

/**
 * Before every page: takes the language off the address, closes the site when the operator or a
 * missing provider says so, and sets the security policy with the nonce of this one answer.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const refused = request.headers.get(requestHeaders.refused)
  if (refused) return refusal(Number(refused))
  const { pathname: asked, search } = new URL(request.url)
  const pathname = composedPath(asked)
  if (pathname.startsWith('/bench/') && process.env.HEARTH_BENCH === '1') {
    return respond(request, { path: pathname + search, destination: pathname + search })
  }
  const site = await siteFacts(request)
  const { language, path, redundant } = splitLanguage(
    pathname,
    site.languages,
    site.defaultLanguage,
  )
  if (redundant) return NextResponse.redirect(visitUrl(request, path + search), 308)
  // Earlier mails link to it, and it may be switched on again.
  const active = findActivePath(pathname, site.inactiveLanguages)
  if (active !== null) return NextResponse.redirect(visitUrl(request, active + search), 307)
  if (pathname !== asked) return NextResponse.redirect(visitUrl(request, pathname + search), 308)
  const { closed, fileOrigins, identity } = site
  const inside = path === '/' ? '' : path.replace(SITEMAP, '/sitemap/')
  const destination = closed ? `/${language}/closed` : `/${language}${inside}${search}`
  const shown = { language, closed, fileOrigins, identity }
  return respond(request, { path: path + search, destination, ...shown })
}

/** Files of the root, where search engines let them speak for the whole site. */
const SITEMAP = /^\/sitemap-(?=[a-z0-9-]+\.xml$)/

/** The one page with forms of payment gateways. */
const CHECKOUT = /^\/subscription-plan\/\d+(\?|$)/

type Site = {
  languages: readonly string[]
  inactiveLanguages: readonly string[]
  defaultLanguage: string
  fileOrigins: string[]
  identity?: IdentitySources | null
  closed?: ClosedReason
}

async function siteFacts(request: NextRequest): Promise<Site> {
  const visit = { ...visitOrigin(request.headers), language: FIRST_LANGUAGE }
  try {
    const settings = await siteSettings(visit)
    const { web_maintenance_mode, web_maintenance_mod } = settings
    const project = identityProject(settings.identity_provider)
    return {
      languages: settings.languages.map(({ code }) => code),
      inactiveLanguages: settings.inactive_languages ?? [],
      defaultLanguage: settings.default_language || FIRST_LANGUAGE,
      fileOrigins: fileOrigins(settings, `${visit.protocol}://${visit.host}`),
      identity: project && identitySources(project),
      closed:
        (web_maintenance_mode ?? web_maintenance_mod) === '1'
          ? ('maintenance' as const)
          : undefined,
    }
  } catch {
    return {
      languages: ownLanguages,
      inactiveLanguages: [],
      defaultLanguage: FIRST_LANGUAGE,
      fileOrigins: [],
      closed: 'unavailable' as const,
    }
  }
}

/** Nobody sees it: browsers ask only what the pages' own scripts write. */
function refusal(status: number): NextResponse {
  const headers = {
    ...pageHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  }
  return new NextResponse('The request could not be read.', { status, headers })
}

type Answer = {
  /** What the visitor asked for, without language. */
  path: string
  /** Where inside the application that is. */
  destination: string
  language?: string
  closed?: ClosedReason
  fileOrigins?: string[]
  identity?: IdentitySources | null
}

function respond(request: NextRequest, answer: Answer): NextResponse {
  const {
    path,
    destination,
    language = FIRST_LANGUAGE,
    closed,
    fileOrigins = [],
    identity,
  } = answer
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy({
    nonce,
    fileOrigins,
    identity,
    mapOrigin: URL.parse(process.env.MAP_STYLE_URL ?? '')?.origin,
    takesPayments: CHECKOUT.test(path),
    isSecure: visitOrigin(request.headers).protocol === 'https',
    isDevelopment: process.env.NODE_ENV === 'development',
  })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set(requestHeaders.nonce, nonce)
  headers.set(requestHeaders.language, language)
  headers.set(requestHeaders.path, path)
  headers.set(requestHeaders.closed, closed ?? '')
  const response = NextResponse.rewrite(new URL(destination, request.url), {
    request: { headers },
    ...(closed ? { status: 503 } : {}),
  })
  if (closed) response.headers.set('Retry-After', String(RETRY_SECONDS[closed]))
  response.headers.set('Content-Security-Policy', policy)
  for (const [name, value] of Object.entries(pageHeaders)) response.headers.set(name, value)
  if (closed || OF_ONE_READER.test(path)) response.headers.set('Cache-Control', 'no-store')
  if (INQUIRY.test(path)) response.headers.set('Referrer-Policy', 'no-referrer')
  return response
}

/** Pages whose address holds a secret, and who reads it. */
const OF_ONE_READER = /^\/(saved-search\/|reset-password|undo-change|inquiry|preview)/

/** Its address opens a conversation, so not even this site's own calls name it. */
const INQUIRY = /^\/inquiry(\?|$)/

/** Before the provider has told its own. */
const FIRST_LANGUAGE = 'en'

/** The visitor's own address of a path: the framework's is that of the connection. */
function visitUrl(request: NextRequest, path: string): string {
  const { host, protocol } = visitOrigin(request.headers)
  return `${protocol}://${host}${path}`
}

const RETRY_SECONDS: Record<ClosedReason, number> = { maintenance: 600, unavailable: 10 }
