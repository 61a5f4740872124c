/** Why bytes could not be sent. */
export type UploadStop =
  /** No answer: try again when there is a connection. */
  | 'unreached'
  /** The sign-in ended. */
  | 'signedOut'
  /** For the moment: try again after a while. */
  | 'later'
  /** For good. */
  | 'refused'

export class UploadError extends Error {
  readonly stop: UploadStop
  /** Names the cause as failures of the provider do; '' when it named none. */
  readonly key: string
  /** Milliseconds the provider asks to wait; 0 when it does not say. */
  readonly waitMilliseconds: number

  constructor(stop: UploadStop, key = '', waitMilliseconds = 0, cause?: unknown) {
    super(`upload: ${stop} ${key}`, { cause })
    this.stop = stop
    this.key = key
    this.waitMilliseconds = waitMilliseconds
  }
}

export type SendOptions = {
  file: Blob
  name: string
  purpose: string
  /** Id to resume; null for a new upload. */
  uploadId: string | null
  token: () => string | null
  signal: AbortSignal
  /** The provider's name of it, before the first byte goes. */
  onBegun: (uploadId: string) => unknown
  /** Bytes that the provider has acknowledged. */
  onProgress: (bytes: number) => void
  fetch?: (address: string, init: RequestInit) => Promise<Response>
}

/**
 * Sends a file by the resumable protocol tus 1.0 (https://tus.io/protocols/resumable-upload), from
 * where it stopped, in pieces that take about a second each.
 * @returns the provider's name of the upload.
 * @throws UploadError
 */
export async function sendResumable(options: SendOptions): Promise<string> {
  const { file, onBegun, onProgress } = options
  let id = options.uploadId
  let offset = id === null ? null : await findOffset(options, id)
  if (id === null || offset === null) {
    id = await begin(options)
    offset = 0
    await onBegun(id)
  }
  onProgress(offset)
  let piece = FIRST_PIECE
  while (offset < file.size) {
    const began = performance.now()
    offset = await sendPiece(options, id, offset, file.slice(offset, offset + piece))
    onProgress(offset)
    piece = nextPiece(piece, performance.now() - began)
  }
  return id
}

/** Ends an upload on the provider's side; whether it got there matters to nobody. */
export async function endUpload(
  uploadId: string,
  token: string | null,
  send: SendOptions['fetch'] = fetch,
): Promise<void> {
  const init = { method: 'DELETE', headers: toHeaders(token) }
  await send(uploadAddress(uploadId), init).catch(() => {})
}

const ADDRESS = '/api/ext/uploads'
const FIRST_PIECE = 512 * 1024
const MIN_PIECE = 128 * 1024
const MAX_PIECE = 4 * 1024 * 1024
const SHORT_MS = 600
const LONG_MS = 3_000

/** Grows on fast connections, and shrinks where a lost piece would cost much. */
function nextPiece(bytes: number, milliseconds: number): number {
  if (milliseconds < SHORT_MS) return Math.min(MAX_PIECE, bytes * 2)
  if (milliseconds > LONG_MS) return Math.max(MIN_PIECE, bytes / 2)
  return bytes
}

async function begin(options: SendOptions): Promise<string> {
  const { file, name, purpose } = options
  const metadata = `filename ${base64(name)},purpose ${base64(purpose)}`
  const response = await call(options, ADDRESS, 'POST', {
    'Upload-Length': String(file.size),
    'Upload-Metadata': metadata,
  })
  const id = response.headers.get('Location')?.split('/').pop()
  if (!response.ok || !id) throw await toUploadError(response)
  return decodeURIComponent(id)
}

/** Bytes received by the provider; null if the upload is unknown. */
async function findOffset(options: SendOptions, id: string): Promise<number | null> {
  const response = await call(options, uploadAddress(id), 'HEAD')
  if (response.status === 404 || response.status === 410) return null
  return acknowledged(response)
}

/** The acknowledged offset may be below the sent bytes, or above after a lost reply. */
async function sendPiece(
  options: SendOptions,
  id: string,
  offset: number,
  body: Blob,
): Promise<number> {
  const headers = {
    'Upload-Offset': String(offset),
    'Content-Type': 'application/offset+octet-stream',
  }
  const response = await call(options, uploadAddress(id), 'PATCH', headers, body)
  if (response.status !== 409) return acknowledged(response)
  const known = await findOffset(options, id)
  if (known === null || known === offset) throw new UploadError('later')
  return known
}

async function acknowledged(response: Response): Promise<number> {
  const offset = response.headers.get('Upload-Offset')
  if (!response.ok || offset === null) throw await toUploadError(response)
  return Number(offset)
}

async function call(
  { token, signal, fetch: send = fetch }: SendOptions,
  address: string,
  method: string,
  more: Record<string, string> = {},
  body?: Blob,
): Promise<Response> {
  const proof = token()
  if (!proof) throw new UploadError('signedOut')
  const headers = { ...toHeaders(proof), ...more }
  const long = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_CALL)])
  try {
    return await send(address, { method, headers, body, signal: long, cache: 'no-store' })
  } catch (error) {
    signal.throwIfAborted()
    throw new UploadError('unreached', '', 0, error)
  }
}

/** A piece that takes longer is sent again, in smaller ones. */
const LONGEST_CALL = 120_000

function toHeaders(token: string | null): Record<string, string> {
  const headers = { Accept: 'application/json', 'Tus-Resumable': '1.0.0' }
  return token ? { ...headers, Authorization: `Bearer ${token}` } : headers
}

const uploadAddress = (id: string) => `${ADDRESS}/${encodeURIComponent(id)}`

async function toUploadError(response: Response): Promise<UploadError> {
  const { status, headers } = response
  const answer: { key?: unknown } | null = await response.json().catch(() => null)
  const key = typeof answer?.key === 'string' ? answer.key : ''
  const wait = Number(headers.get('Retry-After') ?? 0) * 1_000 || 0
  if (status === 401) return new UploadError('signedOut', key)
  const isForNow = status === 423 || status === 429 || status === 409 || status >= 500
  return new UploadError(isForNow || response.ok ? 'later' : 'refused', key, wait)
}

/** UTF-8, as the protocol requires. */
function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}
