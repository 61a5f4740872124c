/** The id of a draft, a UUID chosen by the device, in lower case; null for anything else. */
export function parseDraftId(written: unknown): string | null {
  return typeof written === 'string' && UUID.test(written) ? written.toLowerCase() : null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
