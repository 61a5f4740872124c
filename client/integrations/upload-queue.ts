import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { type DeviceUpload, openDeviceDatabase } from '@/client/state/device/device-database.ts'
import type { UploadPurpose } from '@/domain/listing/file-rules.ts'
import { lookAtFile } from './look-at-file.ts'
import { endUpload } from './resumable-uploads.ts'
import {
  type Addition,
  type Entry,
  entryOf,
  itemOf,
  rowOf,
  type UploadItem,
} from './upload-item.ts'
import { type UploadPause, UploadSender } from './upload-sender.ts'

/** The provider has forgotten them by then. */
const LONGEST_KEPT = 7 * 24 * 60 * 60 * 1_000

/**
 * The files of one person that are on their way, two at a time. Their bytes lie on the device until
 * the provider has them all, so that a reload goes on where it was.
 */
export class UploadQueue {
  readonly viewer: number
  /** False once a file's bytes did not fit on the device: a reload would lose them. */
  isSafe = true
  private readonly sender: UploadSender
  private readonly entries = new Map<string, Entry>()
  private readonly listeners = new Set<() => void>()
  private readonly opened = new Map<string, Promise<void>>()
  private readonly openOwners = new Set<string>()
  private shown = new Map<string, readonly UploadItem[]>()
  private looking: Promise<unknown> = Promise.resolve()

  constructor(client: ApiClient, viewer: number) {
    this.viewer = viewer
    this.sender = new UploadSender({
      client,
      entries: this.entries,
      keep: (entry) => this.keep(entry),
      tell: () => this.tell(),
    })
  }

  get pause(): UploadPause {
    return this.sender.pause
  }

  /** In the order in which they were added; the same list until something changes. */
  items(owner: string, purpose: UploadPurpose): readonly UploadItem[] {
    const name = `${owner} ${purpose}`
    const known = this.shown.get(name)
    if (known) return known
    const rows = [...this.entries.values()].filter(({ row }) => isOf(row, owner, purpose))
    const items = rows.map(itemOf)
    this.shown.set(name, items)
    return items
  }

  /** Whether what an earlier visit left of this draft is known. */
  isOpen(owner: string): boolean {
    return this.openOwners.has(owner)
  }

  watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Goes on with what an earlier visit left of this draft. */
  open(owner: string, client: ApiClient): Promise<void> {
    this.sender.client = client
    const opening = this.opened.get(owner) ?? this.recall(owner)
    this.opened.set(owner, opening)
    return opening
  }

  /** Keeps the files on the device, looks at them and sends them. @returns their keys. */
  add(files: readonly File[], addition: Addition): string[] {
    const added = files.map((file, place) => {
      const entry = entryOf(rowOf(file, place, { ...addition, viewer: this.viewer }))
      this.entries.set(entry.row.key, entry)
      return entry
    })
    // All of them at first, as they are: a reload while one is looked at loses none of the others.
    this.look(added, Promise.all(added.map((entry) => this.keep(entry))))
    this.tell()
    return added.map(({ row }) => row.key)
  }

  /** Tries again what has failed. */
  retry(key: string): void {
    const entry = this.entries.get(key)
    if (entry?.status !== 'failed') return
    Object.assign(entry, { status: 'waiting', failure: '', tries: 0, notBefore: 0 })
    this.tell()
    this.wake()
  }

  /** Stops what is under way, and forgets the file here and at the provider. */
  remove(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    entry.end.abort()
    this.entries.delete(key)
    URL.revokeObjectURL(entry.preview)
    const { uploadId } = entry.row
    void openDeviceDatabase().then(({ uploads }) => uploads.remove(key))
    if (uploadId) void endUpload(uploadId, currentToken())
    this.tell()
    this.sender.pump()
  }

  /** The draft is published or given up: nothing of it stays on the device. */
  async forget(owner: string): Promise<void> {
    const { uploads } = await openDeviceDatabase()
    for (const { row } of [...this.entries.values()]) if (row.owner === owner) this.drop(row.key)
    for (const { key, owner: other } of await uploads.all()) {
      if (other === owner) await uploads.remove(key)
    }
    this.tell()
  }

  /** The bytes, for providers that take files only with the post; null where they are gone. */
  fileOf(key: string): File | null {
    const row = this.entries.get(key)?.row
    return row?.file ? new File([row.file], row.name, { type: row.file.type }) : null
  }

  /** Goes on at once, as after a new sign-in. */
  wake(): void {
    this.sender.wake()
  }

  /** Somebody else is signed in now. */
  end(): void {
    this.sender.end()
    for (const key of [...this.entries.keys()]) this.drop(key)
    this.listeners.clear()
  }

  private drop(key: string): void {
    const entry = this.entries.get(key)
    entry?.end.abort()
    if (entry) URL.revokeObjectURL(entry.preview)
    this.entries.delete(key)
  }

  private async recall(owner: string): Promise<void> {
    const { uploads } = await openDeviceDatabase()
    const rows = await uploads.all()
    const unseen: Entry[] = []
    for (const row of rows.sort((a, b) => a.addedAt - b.addedAt)) {
      const isOwn = row.viewer === this.viewer && row.owner === owner
      // Keeps uploads of other accounts: an expired session deletes nothing.
      if (Date.now() - row.addedAt > LONGEST_KEPT) await uploads.remove(row.key)
      else if (isOwn && !this.entries.has(row.key)) {
        const entry = entryOf(row)
        this.entries.set(row.key, entry)
        if (row.isLookedAt === false) unseen.push(entry)
      }
    }
    this.look(unseen)
    this.openOwners.add(owner)
    this.tell()
    this.sender.pump()
  }

  /** One after the other, since large pictures take much memory, and once they are kept. */
  private look(entries: readonly Entry[], kept: Promise<unknown> = Promise.resolve()): void {
    for (const entry of entries) {
      this.looking = Promise.all([this.looking, kept])
        .then(() => this.take(entry))
        .catch(() => {})
    }
  }

  private async take(entry: Entry): Promise<void> {
    const { row } = entry
    const file = this.fileOf(row.key)
    if (!file) return
    const look = await lookAtFile(file, row.purpose, row.isForPost !== true)
    if (!this.entries.has(row.key)) return
    Object.assign(row, look, { isLookedAt: true })
    if (look.preview) entry.preview = URL.createObjectURL(look.preview)
    if (look.refusal !== null) return this.refuse(entry)
    // Files sent with the listing need no upload.
    if (row.isForPost) Object.assign(entry, { status: 'ready', sent: row.bytes })
    if (row.isForPost) row.outcome = 'ready'
    await this.keep(entry)
    entry.isReady = row.outcome === null
    this.tell()
    this.sender.pump()
  }

  private async refuse(entry: Entry): Promise<void> {
    entry.status = 'refused'
    entry.row.file = null
    this.tell()
    const { uploads } = await openDeviceDatabase()
    await uploads.remove(entry.row.key)
  }

  private async keep({ row, end }: Entry): Promise<void> {
    if (end.signal.aborted) return
    const { uploads } = await openDeviceDatabase()
    const isKept = await uploads.put({ ...row })
    if (row.file && !isKept) this.isSafe = false
    // Taken away while it was being written down.
    if (end.signal.aborted) await uploads.remove(row.key)
  }

  private tell(): void {
    this.shown = new Map()
    for (const listener of this.listeners) listener()
  }
}

let current: UploadQueue | null = null

/** The queue of who is signed in; null for visitors. What another person left is ended. */
export function uploadQueue(client: ApiClient): UploadQueue | null {
  const { viewer } = client
  if (viewer === null) return null
  if (current?.viewer !== viewer) {
    current?.end()
    current = new UploadQueue(client, viewer)
  }
  return current
}

/** Nothing is sent any more; what lies on the device stays for the next visit. */
export function endUploads(): void {
  current?.end()
  current = null
}

function isOf(row: DeviceUpload, owner: string, purpose: string): boolean {
  return row.owner === owner && row.purpose === purpose
}
