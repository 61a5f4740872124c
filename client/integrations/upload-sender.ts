import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { readUpload } from '@/client/api/member/uploads.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { openDeviceDatabase } from '@/client/state/device/device-database.ts'
import { sendResumable, UploadError } from './resumable-uploads.ts'
import type { Entry } from './upload-item.ts'

/** Why nothing goes at the moment. */
export type UploadPause = 'offline' | 'signedOut' | null

const AT_A_TIME = 2
const MAX_TRIES = 7
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 30_000

type SenderOptions = {
  client: ApiClient
  entries: ReadonlyMap<string, Entry>
  /** Writes the entry down on the device. */
  keep: (entry: Entry) => Promise<void>
  tell: () => void
}

/** Sends what waits, two files at a time, again and again as long as there is hope. */
export class UploadSender {
  pause: UploadPause = null
  client: ApiClient
  private readonly entries: ReadonlyMap<string, Entry>
  private readonly keep: (entry: Entry) => Promise<void>
  private readonly tell: () => void
  private running = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private isOver = false

  constructor({ client, entries, keep, tell }: SenderOptions) {
    this.client = client
    this.entries = entries
    this.keep = keep
    this.tell = tell
    addEventListener('online', this.wake)
  }

  /** The connection is back, or the person is signed in again. */
  readonly wake = (): void => {
    this.pause = null
    for (const entry of this.entries.values()) {
      if (entry.status === 'waiting') Object.assign(entry, { notBefore: 0, tries: 0 })
    }
    this.tell()
    this.pump()
  }

  end(): void {
    this.isOver = true
    removeEventListener('online', this.wake)
    clearTimeout(this.timer)
  }

  /** Begins with what may go now. */
  pump(): void {
    clearTimeout(this.timer)
    if (this.pause || this.isOver) return
    const waiting = [...this.entries.values()].filter(isToSend)
    const now = Date.now()
    for (const entry of waiting) {
      if (this.running >= AT_A_TIME) return
      if (entry.notBefore <= now) void this.run(entry)
    }
    const next = Math.min(...waiting.filter(isToSend).map(({ notBefore }) => notBefore))
    if (Number.isFinite(next)) this.timer = setTimeout(() => this.pump(), Math.max(50, next - now))
  }

  private async run(entry: Entry): Promise<void> {
    this.running += 1
    entry.status = 'sending'
    this.tell()
    try {
      await oneTabAtATime(entry.row.key, entry.end.signal, () => this.send(entry))
    } catch (error) {
      if (!entry.end.signal.aborted) await this.suffer(entry, error)
    }
    this.running -= 1
    this.tell()
    this.pump()
  }

  private async send(entry: Entry): Promise<void> {
    const { row, end } = entry
    const kept = await (await openDeviceDatabase()).uploads.get(row.key)
    // Another tab has sent it meanwhile, or part of it.
    if (kept) Object.assign(row, kept)
    if (row.outcome === null && row.file) {
      await sendResumable({
        file: row.file,
        name: row.name,
        purpose: row.purpose,
        uploadId: row.uploadId,
        token: currentToken,
        signal: end.signal,
        onBegun: (uploadId) => {
          row.uploadId = uploadId
          return this.keep(entry)
        },
        onProgress: (bytes) => {
          if (bytes > entry.sent) entry.tries = 0
          entry.sent = bytes
          this.tell()
        },
      })
    }
    await this.settle(entry)
  }

  private async settle(entry: Entry): Promise<void> {
    const { row } = entry
    if (row.outcome === null && row.uploadId) {
      entry.status = 'checking'
      this.tell()
      const { status, refusal, url, width, height, hash } = await readUpload(
        this.client,
        row.uploadId,
      )
      if (status === 'receiving') throw new UploadError('later')
      Object.assign(row, { outcome: status, refusal, url, width, height, hash, file: null })
    }
    if (row.outcome === null) throw new UploadError('refused', 'lost')
    entry.status = row.outcome
    entry.sent = row.bytes
    await this.keep(entry)
  }

  private async suffer(entry: Entry, error: unknown): Promise<void> {
    const { stop, key, wait } = stopOf(error)
    entry.status = 'waiting'
    entry.tries += 1
    const backoff = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (entry.tries - 1))
    entry.notBefore = Date.now() + Math.max(wait, backoff * (0.75 + Math.random() / 2))
    if (stop === 'signedOut') this.pause = 'signedOut'
    else if (stop === 'unreached' && !navigator.onLine) this.pause = 'offline'
    else if (stop === 'gone' && entry.tries <= MAX_TRIES && entry.row.file) {
      entry.row.uploadId = null
      entry.sent = 0
      await this.keep(entry)
    } else if (stop === 'refused' && key === 'tooLarge') {
      Object.assign(entry.row, { outcome: 'refused', refusal: key, file: null })
      entry.status = 'refused'
      await this.keep(entry)
    } else if (stop === 'refused' || stop === 'gone' || entry.tries > MAX_TRIES) {
      Object.assign(entry, { status: 'failed', failure: key || stop })
    }
  }
}

function isToSend({ status, isReady }: Entry): boolean {
  return status === 'waiting' && isReady
}

type Stop = { stop: UploadError['stop'] | 'gone'; key: string; wait: number }

function stopOf(error: unknown): Stop {
  if (error instanceof UploadError) {
    const { stop, key, waitMilliseconds: wait } = error
    return { stop: stop === 'refused' && key === 'notFound' ? 'gone' : stop, key, wait }
  }
  if (!(error instanceof ApiError)) return { stop: 'later', key: 'unreached', wait: 0 }
  const wait = (error.retryAfterSeconds ?? 0) * 1_000
  const { kind, key } = error
  if (kind === 'unauthenticated') return { stop: 'signedOut', key, wait }
  if (kind === 'network') return { stop: 'unreached', key, wait }
  if (kind === 'notFound') return { stop: 'gone', key, wait }
  return { stop: kind === 'server' || kind === 'tooMany' ? 'later' : 'refused', key, wait }
}

/** Two tabs with the same draft send a file once. Without a safe origin there are no locks. */
async function oneTabAtATime(
  key: string,
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request(`upload ${key}`, { signal }, work)
}
