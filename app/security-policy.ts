import type { IdentitySources } from '@/domain/identity-project.ts'

/** What a policy depends on besides the product itself. */
export type PolicyOptions = {
  nonce: string
  /** Origins, beside our own, that pictures and films of the provider come from. */
  fileOrigins: readonly string[]
  /** Where the operator's own maps come from; null for those of the product. */
  mapOrigin?: string | null
  /** Of whom an identity provider needs, where one is set up. */
  identity?: IdentitySources | null
  isSecure: boolean
  /** React's development build evaluates text to show where errors come from. */
  isDevelopment: boolean
}

/**
 * The Content-Security-Policy of a page: scripts by nonce alone, nothing of anybody else but the
 * provider's files, who signs people in where the operator wants it, and, after a click, one video
 * player.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, fileOrigins, mapOrigin, identity, isSecure, isDevelopment } = options
  const maps = mapOrigin ? ` ${mapOrigin}` : ''
  const listed = (sources: readonly string[] = []) => sources.map((source) => ` ${source}`).join('')
  const files = listed(fileOrigins)
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Attributes only: colours of pictures and anchors of menus. They cannot run or fetch anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${files}${maps}`,
    `media-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${maps}${listed(identity?.connections)}`,
    "worker-src 'self' blob:",
    `frame-src https://www.youtube-nocookie.com${listed(identity?.frames)}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  if (isSecure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Headers of every page, whatever its nonce. */
export const pageHeaders = {
  // Asked anew each time, but kept whole by a browser for going back: no page of the server's knows
  // who reads it, and its nonce is that of its own policy.
  'Cache-Control': 'private, no-cache',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Links in mails may hold codes.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy':
    'camera=(), microphone=(self), geolocation=(self), payment=(), usb=(), browsing-topics=()',
} as const

type SettingsPictures = Partial<
  Record<
    | 'web_logo'
    | 'web_favicon'
    | 'img_placeholder'
    | 'web_placeholder_logo'
    | 'web_footer_logo'
    | 'admin_image',
    string | null
  >
>

/**
 * Where files come from beside our own origin: from another provider, from where the pictures of its
 * settings lie, and from FILES_ORIGINS.
 */
export function fileOrigins(settings: SettingsPictures, ownOrigin: string): string[] {
  const { web_logo, web_favicon, img_placeholder, web_placeholder_logo, web_footer_logo } = settings
  return foreignOrigins(
    [
      ...[web_logo, web_favicon, img_placeholder, web_placeholder_logo, web_footer_logo],
      ...[settings.admin_image, foreignProvider()],
      ...(process.env.FILES_ORIGINS ?? '').split(',').map((origin) => origin.trim()),
    ],
    ownOrigin,
  )
}

/** Our own provider is reached by browsers through us alone, and its port is nobody's business. */
function foreignProvider(): string | undefined {
  const { API_URL, API_PORT, HOST } = process.env
  const url = URL.parse(API_URL ?? '')
  if (!url) return undefined
  const own = ['127.0.0.1', 'localhost', '[::1]', HOST, `[${HOST}]`]
  const isOwn = own.includes(url.hostname) && url.port === (API_PORT || '4000')
  return isOwn ? undefined : url.origin
}

/** The origins of addresses other than `ownOrigin`; what is no address of the web is left out. */
export function foreignOrigins(
  addresses: readonly (string | null | undefined)[],
  ownOrigin: string,
): string[] {
  const origins = addresses.flatMap((address) => {
    const url = address ? URL.parse(address) : null
    return url && /^https?:$/.test(url.protocol) ? [url.origin] : []
  })
  return [...new Set(origins)].filter((origin) => origin !== ownOrigin).sort()
}
