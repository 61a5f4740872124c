import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { setStatus } from '../requests/connections.ts'

/**
 * Returns the data or the `ApiError`, and sets the status: 404 if not found, 503 if the provider
 * fails, 200 without permission. Rethrows other errors.
 */
export async function attempt<Data>(reading: Promise<Data>): Promise<Data | ApiError> {
  try {
    return await reading
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.kind === 'notFound') await answerMissing()
    else if (isFault(error)) await answer(503)
    return error
  }
}

/** Answers 404 and lets the page render its own content. */
export async function answerMissing(): Promise<void> {
  if (!(await answer(404))) notFound()
}

/** For the client router, which leaves the site on an error status, the status stays 200. */
async function answer(status: number): Promise<boolean> {
  const isRouter = (await headers()).has('rsc')
  return isRouter || setStatus(status)
}

function isFault({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'server' || kind === 'malformed'
}
