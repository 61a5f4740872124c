import { stringOrEmpty } from '@/domain/values/records.ts'

/** A visitor waits for the reply. */
const PATIENCE_MS = 5_000

/** Errors name the status but not the URL, which may contain a key. */
export async function askService(url: URL, headers: Record<string, string> = {}): Promise<unknown> {
  const reply = await fetch(url, {
    headers: { Accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!reply.ok) throw new Error(`The maps service ${url.host} answers ${reply.status}`)
  return reply.json()
}

export function trimmedText(value: unknown): string {
  return stringOrEmpty(value).trim()
}
