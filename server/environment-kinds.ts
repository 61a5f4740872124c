import { z } from 'zod'
import { invalidProxies } from '@/domain/web/trusted-proxies.ts'
import { BARRED_PORTS } from './barred-ports.ts'

export function port(usual: number) {
  return z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((value) => value <= 65535, 'must be a port number up to 65535')
    .refine((value) => !BARRED_PORTS.has(value), {
      error: ({ input }) => `must be another one: browsers refuse to connect to port ${input}`,
    })
    .default(usual)
}

/** A base URL without trailing slash. */
export function webAddress(example: string) {
  return z
    .string()
    .refine((text) => {
      const url = URL.parse(text)
      return url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash
    }, `must be a web address without query, such as ${example}`)
    .transform((text) => text.replace(/\/+$/, ''))
}

/** `protocols` include the colon. */
export function address(protocols: readonly string[], message: string) {
  return z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), message)
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export function origins() {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine(
      (list) => list.every(isOrigin),
      'must list origins separated by commas, such as https://homes.example.org',
    )
}

export function proxies() {
  return z
    .string()
    .default('')
    .refine((list) => invalidProxies(list).length === 0, {
      error: ({ input }) =>
        `must list addresses and networks separated by commas, such as 10.0.0.7, fd00::/8; ${invalidProxies(String(input)).join(', ')} is neither`,
    })
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}
