import type { Deps } from '@/server/deps.ts'
import { isSigned, signedUntil } from '@/server/modules/files/private-url.ts'
import type { Series } from './receipt-store.ts'

type Wanted = { kind: Series; id: number }
type Maker = { origin: string; deps: Pick<Deps, 'clock' | 'config'> }

/**
 * Signed address of a paper in a language, valid for at least an hour. Anyone with the address can
 * read the paper.
 */
export function paperUrl(
  { origin, deps }: Maker,
  { kind, id, language, format }: Wanted & { language: string; format: 'html' | 'pdf' },
): string {
  const { until, signature } = signedUntil({ deps }, toSubject({ kind, id }))
  const query = new URLSearchParams({ language, format, until: String(until), signature })
  return `${origin}/api/ext/payments/papers/${kind}/${id}?${query}`
}

export function isSignedPaper(
  maker: Pick<Maker, 'deps'>,
  { until, signature, ...wanted }: Wanted & { until: number; signature: string },
): boolean {
  return isSigned(maker, { subject: toSubject(wanted), until, signature })
}

function toSubject({ kind, id }: Wanted): string {
  return `payment-paper:${kind}:${id}`
}
