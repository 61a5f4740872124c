import type { IdentitySources } from '@/domain/account/identity-project.ts'

export type PolicyOptions = {
  nonce: string
  /** Other origins of the provider's pictures and videos. */
  fileOrigins: readonly string[]
  /** Origin of the operator's own maps; null for the built-in ones. */
  mapOrigin?: string | null
  /** Sources of the identity provider, if configured. */
  identity?: IdentitySources | null
  /** Forms of payment gateways stand in the page. */
  takesPayments?: boolean
  isSecure: boolean
  /** React's development build uses eval for stack traces. */
  isDevelopment: boolean
}

/**
 * Scripts only by nonce; third parties only for the provider's files, maps, sign-in, and one video
 * player after a click.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { nonce, fileOrigins, mapOrigin, identity, takesPayments, isSecure, isDevelopment } =
    options
  const maps = mapOrigin ? ` ${mapOrigin}` : ''
  const listed = (sources: readonly string[] = []) => sources.map((source) => ` ${source}`).join('')
  const files = listed(fileOrigins)
  const gateways = takesPayments ? GATEWAY_FORMS : { connections: [], frames: [] }
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Only style attributes, for image colors and menu anchors; they cannot run or fetch anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${files}${maps}`,
    `media-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${maps}${listed(identity?.connections)}${listed(gateways.connections)}`,
    "worker-src 'self' blob:",
    `frame-src https://www.youtube-nocookie.com${listed(identity?.frames)}${listed(gateways.frames)}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  if (isSecure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Stripe's card form and Razorpay's window; their scripts are loaded by ours, after Pay. */
const GATEWAY_FORMS = {
  connections: [
    'https://api.stripe.com',
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
  ],
  frames: [
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
    'https://api.razorpay.com',
  ],
} as const

export const pageHeaders = {
  // Revalidated, but eligible for the back/forward cache: server HTML is not personal, and its
  // nonce matches its own policy.
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

/** Other origins of files: the provider, pictures in settings, FILES_ORIGINS. */
export function fileOrigins(settings: SettingsPictures, ownOrigin: string): string[] {
  const { web_logo, web_favicon, img_placeholder, web_placeholder_logo, web_footer_logo } = settings
  return foreignOrigins(
    [
      web_logo,
      web_favicon,
      img_placeholder,
      web_placeholder_logo,
      web_footer_logo,
      settings.admin_image,
      foreignProvider(),
      ...(process.env.FILES_ORIGINS ?? '').split(',').map((origin) => origin.trim()),
    ],
    ownOrigin,
  )
}

/** Browsers reach our own provider only through the web server; its port stays private. */
function foreignProvider(): string | undefined {
  const { API_URL, API_PORT, HOST } = process.env
  const url = URL.parse(API_URL ?? '')
  if (!url) return undefined
  const own = ['127.0.0.1', 'localhost', '[::1]', HOST, `[${HOST}]`]
  const isOwn = own.includes(url.hostname) && url.port === (API_PORT || '4000')
  return isOwn ? undefined : url.origin
}

/** Unique origins besides `ownOrigin`; skips anything but http(s) URLs. */
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
