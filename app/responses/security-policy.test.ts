import { afterEach, describe, expect, test, vi } from 'vitest'
import { identitySources } from '@/domain/account/identity-project.ts'
import { contentSecurityPolicy, fileOrigins, foreignOrigins } from './security-policy.ts'

const plain = { nonce: 'n0nce', fileOrigins: [], isSecure: false, isDevelopment: false }

describe('the policy of a page', () => {
  test('allows scripts and styles by nonce, and no other origin', () => {
    expect(contentSecurityPolicy(plain).split('; ')).toEqual([
      "default-src 'self'",
      "script-src 'self' 'nonce-n0nce' 'strict-dynamic'",
      "style-src 'self' 'nonce-n0nce'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      'frame-src https://www.youtube-nocookie.com',
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
  })

  test("allows tiles and images of the operator's maps", () => {
    const policy = contentSecurityPolicy({ ...plain, mapOrigin: 'https://maps.example.org' })
    expect(policy).toContain("; connect-src 'self' https://maps.example.org;")
    expect(policy).toContain("; img-src 'self' data: blob: https://maps.example.org;")
  })

  test('allows only the identity provider in addition', () => {
    const identity = identitySources({
      projectId: 'hearth',
      apiKey: 'key',
      authDomain: 'hearth.firebaseapp.com',
      emulatorUrl: null,
    })
    const usual = contentSecurityPolicy(plain).split('; ')
    const changed = contentSecurityPolicy({ ...plain, identity })
      .split('; ')
      .filter((directive) => !usual.includes(directive))
    expect(changed).toEqual([
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com/recaptcha/",
      'frame-src https://www.youtube-nocookie.com https://hearth.firebaseapp.com https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    ])
    expect(contentSecurityPolicy({ ...plain, identity: null }).split('; ')).toEqual(usual)
  })

  test('allows the forms of payment gateways on the page of payment alone', () => {
    const usual = contentSecurityPolicy(plain).split('; ')
    const changed = contentSecurityPolicy({ ...plain, takesPayments: true })
      .split('; ')
      .filter((directive) => !usual.includes(directive))
    expect(changed).toEqual([
      "connect-src 'self' https://api.stripe.com https://api.razorpay.com https://lumberjack.razorpay.com",
      'frame-src https://www.youtube-nocookie.com https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://api.razorpay.com',
    ])
  })

  test('allows images of the provider, and upgrades to HTTPS on a secure site', () => {
    const fileOrigins = ['https://files.example.org']
    const policy = contentSecurityPolicy({ ...plain, fileOrigins, isSecure: true })
    expect(policy).toContain("img-src 'self' data: blob: https://files.example.org;")
    expect(policy).toMatch(/; upgrade-insecure-requests$/)
  })
})

test('lists the origins of other hosts once', () => {
  const addresses = [
    'https://files.example.org/logo.svg',
    'https://files.example.org/icon.png',
    'https://homes.example.org/api/ext/files/images/a.jpg',
    'data:image/png;base64,AAAA',
    "https://evil.example.org/'; script-src *",
    '',
    undefined,
  ]
  expect(foreignOrigins(addresses, 'https://homes.example.org')).toEqual([
    'https://evil.example.org',
    'https://files.example.org',
  ])
})

describe('file origins', () => {
  const own = 'https://homes.example.org'

  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('are empty for our own provider, wherever it listens', () => {
    expect(fileOrigins({}, own)).toEqual([])
    for (const url of ['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000']) {
      vi.stubEnv('API_URL', url)
      expect(fileOrigins({}, own)).toEqual([])
    }
    vi.stubEnv('HOST', '10.0.0.5')
    vi.stubEnv('API_PORT', '4100')
    vi.stubEnv('API_URL', 'http://10.0.0.5:4100')
    expect(fileOrigins({}, own)).toEqual([])
  })

  test('include another provider, even without brand images', () => {
    vi.stubEnv('API_URL', 'https://provider.example.org/base')
    expect(fileOrigins({}, own)).toEqual(['https://provider.example.org'])
    vi.stubEnv('API_URL', 'http://127.0.0.1:9000')
    expect(fileOrigins({}, own)).toEqual(['http://127.0.0.1:9000'])
  })

  test('include those of settings and FILES_ORIGINS once', () => {
    vi.stubEnv('FILES_ORIGINS', 'https://cdn.example.org, https://files.example.org,')
    const settings = {
      web_logo: 'https://files.example.org/logo.svg',
      admin_image: 'https://people.example.org/a.jpg',
      web_favicon: null,
    }
    expect(fileOrigins(settings, own)).toEqual([
      'https://cdn.example.org',
      'https://files.example.org',
      'https://people.example.org',
    ])
  })
})
