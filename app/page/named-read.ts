import { ApiError } from '@/client/api/calls/api-error.ts'
import { isSlug } from '@/domain/web/slug.ts'

/** Reads by name; an impossible name is as missing as an unknown one. */
export async function readNamed<Data>(slug: string, read: () => Promise<Data>): Promise<Data> {
  if (!isSlug(slug)) throw missing()
  try {
    return await read()
  } catch (error) {
    throw isInvalid(error) ? missing(error) : error
  }
}

function isInvalid(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'invalid' || INVALID.includes(error.status)
}

/** Statuses of providers that refuse a name by its form; 400 may be any refusal. */
const INVALID = [414, 422]

function missing(cause?: unknown): ApiError {
  return new ApiError('notFound', { message: 'Not found', status: 404, cause })
}
