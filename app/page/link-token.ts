import { stringOrEmpty } from '@/domain/values/records.ts'
import type { SessionPageProps } from './session-page.tsx'

/** Token of a mailed link; '' without one. */
export async function linkToken({ searchParams }: SessionPageProps): Promise<string> {
  const { token } = await searchParams
  return stringOrEmpty(token).slice(0, MAX_TOKEN_LENGTH)
}

const MAX_TOKEN_LENGTH = 100
