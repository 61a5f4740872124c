import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { endUpload } from '@/client/integrations/resumable-uploads.ts'
import { currentToken } from '@/client/state/current-token.ts'
import { type DeviceUpload, openDeviceDatabase } from '@/client/state/device/device-database.ts'
import type { UploadPurpose } from '@/domain/listing/file-rules.ts'
import {
  createEntry,
  type Entry,
  type FileUploadTools,
  toFile,
  toUploadItem,
} from './file-upload.ts'
import { type Addition, toDeviceUpload, type UploadItem } from './upload-item.ts'

/** Why nothing goes at the moment. */
export type UploadPause = 'offline' | 'signedOut' | null

/** The provider has forgotten them by then. */
const LONGEST_KEPT = 7 * 24 * 60 * 60 * 1_000
const AT_A_TIME = 2

/**
 * The files of one person that are on their way, two at a time. Their bytes lie on the device until
 * the provider has them all, so that a reload goes on where it was.
 */
export class UploadQueue {
  readonly viewer: number
  /** False once a file's bytes did not fit on the device: a reload would lose them. */
  isSafe = true
  private client: ApiClient
  private readonly entries = new Map<string, Entry>()
  private readonly listeners = new Set<() => void>()
  private readonly opened = new Map<string, Promise<void>>()
  private readonly openOwners = new Set<string>()
  private shown = new Map<string, readonly UploadItem[]>()
  private looking: Promise<unknown> = Promise.resolve()
  private isOver = false

  constructor(client: ApiClient, viewer: number) {
    this.client = client
    this.viewer = viewer
    addEventListener('online', this.wake)
  }

  /** The first paused file's; others would stop alike. */
  get pause(): UploadPause {
    for (const { actor } of this.entries.values()) {
      const state = actor.getSnapshot()
      if (state.matches({ paused: 'signedOut' })) return 'signedOut'
      if (state.matches({ paused: 'offline' })) return 'offline'
    }
    return null
  }

  /** In the order in which they were added; the same list until something changes. */
  items(owner: string, purpose: UploadPurpose): readonly UploadItem[] {
    const name = `${owner} ${purpose}`
    const known = this.shown.get(name)
    if (known) return known
    const rows = [...this.entries.values()].filter(({ row }) => belongsTo(row, owner, purpose))
    const items = rows.map(toUploadItem)
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
    this.client = client
    const opening = this.opened.get(owner) ?? this.recall(owner)
    this.opened.set(owner, opening)
    return opening
  }

  /** Keeps the files on the device, looks at them and sends them. @returns their keys. */
  add(files: readonly File[], addition: Addition): string[] {
    const rows = files.map((file, place) =>
      toDeviceUpload(file, place, { ...addition, viewer: this.viewer }),
    )
    this.start(rows, true)
    return rows.map(({ key }) => key)
  }

  /** Tries again what has failed. */
  retry(key: string): void {
    const actor = this.entries.get(key)?.actor
    if (!actor?.getSnapshot().matches('failed')) return
    actor.send({ type: 'upload.retried' })
    this.wake()
  }

  /** Stops what is under way, and forgets the file here and at the provider. */
  remove(key: string): void {
    const entry = this.entries.get(key)
    if (!entry) return
    this.drop(entry)
    const { uploadId } = entry.row
    void openDeviceDatabase().then(({ uploads }) => uploads.remove(key))
    if (uploadId) void endUpload(uploadId, currentToken())
    this.hear()
  }

  /** The draft is published or given up: nothing of it stays on the device. */
  async forget(owner: string): Promise<void> {
    const { uploads } = await openDeviceDatabase()
    for (const entry of [...this.entries.values()]) if (entry.row.owner === owner) this.drop(entry)
    for (const { key, owner: other } of await uploads.all()) {
      if (other === owner) await uploads.remove(key)
    }
    this.hear()
  }

  /** The bytes, for providers that take files only with the post; null where they are gone. */
  findFile(key: string): File | null {
    const entry = this.entries.get(key)
    return entry ? toFile(entry) : null
  }

  /** The connection is back, or the person is signed in again. */
  readonly wake = (): void => {
    for (const { actor } of this.entries.values()) {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'upload.resumed' })
    }
    this.hear()
  }

  /** Somebody else is signed in now. */
  end(): void {
    this.isOver = true
    removeEventListener('online', this.wake)
    for (const entry of [...this.entries.values()]) this.drop(entry)
    this.listeners.clear()
  }

  private drop(entry: Entry): void {
    entry.isGone = true
    entry.actor.stop()
    URL.revokeObjectURL(entry.preview)
    this.entries.delete(entry.row.key)
  }

  private async recall(owner: string): Promise<void> {
    const { uploads } = await openDeviceDatabase()
    const rows = await uploads.all()
    const found: DeviceUpload[] = []
    for (const row of rows.sort((a, b) => a.addedAt - b.addedAt)) {
      const isOwn = row.viewer === this.viewer && row.owner === owner
      // Keeps uploads of other accounts: an expired session deletes nothing.
      if (Date.now() - row.addedAt > LONGEST_KEPT) await uploads.remove(row.key)
      else if (isOwn && !this.entries.has(row.key)) found.push(row)
    }
    this.openOwners.add(owner)
    this.start(found, false)
  }

  /** Takes files into the queue; new ones are kept first. */
  private start(rows: readonly DeviceUpload[], isNew: boolean): void {
    const entries = rows.map((row) => createEntry(row, this.tools))
    for (const entry of entries) this.entries.set(entry.row.key, entry)
    // All of them at first, as they are: a reload while one is looked at loses none of the others.
    const kept = isNew ? Promise.all(entries.map((entry) => this.keep(entry))) : null
    this.looking = Promise.all([this.looking, kept]).catch(() => {})
    for (const { actor } of entries) {
      actor.start()
      actor.subscribe(() => this.hear())
    }
    this.hear()
  }

  private readonly tools: FileUploadTools = {
    client: () => this.client,
    keep: (entry) => this.keep(entry),
    inTurn: (work) => {
      const done = this.looking.then(work)
      this.looking = done.catch(() => {})
      return done
    },
  }

  private async keep(entry: Entry): Promise<void> {
    const { row } = entry
    if (entry.isGone) return
    const { uploads } = await openDeviceDatabase()
    const isKept = await uploads.put({ ...row })
    if (row.file && !isKept) this.isSafe = false
    // Taken away while it was being written down.
    if (entry.isGone) await uploads.remove(row.key)
  }

  /** Something has changed: tells it, and begins with what may go now. */
  private hear(): void {
    this.shown = new Map()
    for (const listener of this.listeners) listener()
    for (const { actor } of [...this.entries.values()]) {
      if (this.isOver || this.pause || this.isFull()) return
      if (actor.getSnapshot().matches('waiting')) actor.send({ type: 'slot.acquired' })
    }
  }

  private isFull(): boolean {
    const busy = [...this.entries.values()].filter(({ actor }) =>
      actor.getSnapshot().hasTag('busy'),
    )
    return busy.length >= AT_A_TIME
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

function belongsTo(row: DeviceUpload, owner: string, purpose: string): boolean {
  return row.owner === owner && row.purpose === purpose
}
