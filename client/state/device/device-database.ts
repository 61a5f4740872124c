import { type IDBPDatabase, openDB } from 'idb'
import type { UploadPurpose } from '@/domain/listing/file-rules.ts'

/** Unsent draft of a form; `content` is the form's own format. */
export type DeviceDraft = {
  key: string
  /** Account id; null for visitors. */
  viewer: number | null
  /** Milliseconds since 1970. */
  changedAt: number
  content: unknown
}

/** A pending upload. */
export type DeviceUpload = {
  key: string
  viewer: number
  /** Id of its draft. */
  owner: string
  purpose: UploadPurpose
  name: string
  bytes: number
  /** Null once fully uploaded. */
  file: Blob | null
  /**
   * False until the file is validated. Earlier versions stored only validated files, without this
   * field.
   */
  isLookedAt?: boolean
  /** Sent with the listing, because the provider has no separate uploads. */
  isForPost?: boolean
  /** Thumbnail; null unless a picture. */
  preview: Blob | null
  /** Upload id of the provider; null before the first byte is sent. */
  uploadId: string | null
  /** Validation result of the provider; null while pending. */
  outcome: 'ready' | 'refused' | null
  refusal: string | null
  /** URL at the provider; '' for private files. */
  url: string
  width: number | null
  height: number | null
  hash: string | null
  /** Milliseconds since 1970. */
  addedAt: number
}

/** A chat message that the provider may not have yet. */
export type DeviceMessage = {
  /** Client id of the message. */
  key: string
  viewer: number
  /** Account id of the other side; 0 is the administrator. */
  peer: number
  /** Id of the property. */
  listing: number
  text: string
  file: Blob | null
  fileName: string
  audio: Blob | null
  status: 'waiting' | 'failed'
  /** Key of the failure; '' while waiting. */
  failure: string
  /** Milliseconds since 1970; different for each message of a device. */
  addedAt: number
}

type Rows = { drafts: DeviceDraft; uploads: DeviceUpload; messages: DeviceMessage }

/** Rows of one table by key. Never rejects. */
export type DeviceStore<Row> = {
  get(key: string): Promise<Row | undefined>
  all(): Promise<Row[]>
  /** False if the row is only in memory and lost when the page closes. */
  put(row: Row): Promise<boolean>
  remove(key: string): Promise<void>
}

export type DeviceDatabase = { [Name in keyof Rows]: DeviceStore<Rows[Name]> }

/**
 * Opens the IndexedDB database. If it is blocked, full or unresponsive, rows stay in memory and
 * `put` returns false.
 */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open().then((database) => ({
    drafts: createStore('drafts', database),
    uploads: createStore('uploads', database),
    messages: createStore('messages', database),
  }))
  return opened
}

type Name = keyof Rows

const DATABASE = 'hearth-device'
const VERSION = 2
/** Milliseconds; some browsers never answer. */
const LONGEST_WAIT = 4_000

let opened: Promise<DeviceDatabase> | undefined

function open(): Promise<IDBPDatabase | null> {
  const opening = (async () => {
    const database: IDBPDatabase = await openDB(DATABASE, VERSION, {
      upgrade(fresh) {
        for (const name of ['drafts', 'uploads', 'messages'] as const) {
          if (!fresh.objectStoreNames.contains(name)) {
            fresh.createObjectStore(name, { keyPath: 'key' })
          }
        }
      },
      // A newer app version in another tab waits to upgrade.
      blocking: () => database.close(),
    })
    return database
  })().catch(() => null)
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT))
  return Promise.race([opening, silence])
}

/** Memory holds rows that failed to save and overrides older stored rows. */
function createStore<Kind extends Name>(
  name: Kind,
  database: IDBPDatabase | null,
): DeviceStore<Rows[Kind]> {
  const memory = new Map<string, Rows[Kind]>()
  return {
    get: async (key) => memory.get(key) ?? (await database?.get(name, key).catch(() => undefined)),
    async all() {
      const kept = (await database?.getAll(name).catch(() => [])) ?? []
      return [...kept.filter(({ key }) => !memory.has(key)), ...memory.values()]
    },
    async put(row) {
      memory.set(row.key, row)
      if (!database) return false
      try {
        await database.put(name, row)
        if (memory.get(row.key) === row) memory.delete(row.key)
        return true
      } catch {
        return false
      }
    },
    async remove(key) {
      memory.delete(key)
      await database?.delete(name, key).catch(() => {})
    },
  }
}
