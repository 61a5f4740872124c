import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { ApiError } from '@/client/api/api-error.ts'
import { setStatus } from './connections.ts'

/**
 * What was read, or why it could not be, with the status of the page set to it: 404 for what is not
 * there, 503 when the provider does not answer. A page without a right to see something is a page
 * like any other. Errors that are no failed calls go on.
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

/** For a page about what is not there: status 404, and the page itself as its content. */
export async function answerMissing(): Promise<void> {
  if (!(await answer(404))) notFound()
}

/** The router would leave the site for an answer that failed; a page inside it is enough there. */
async function answer(status: number): Promise<boolean> {
  const isRouter = (await headers()).has('rsc')
  return isRouter || setStatus(status)
}

function isFault({ kind }: ApiError): boolean {
  return kind === 'network' || kind === 'server' || kind === 'malformed'
}
