import { type IDBPDatabase, openDB } from 'idb'
import type { UploadPurpose } from '@/domain/file-rules.ts'

/** What a person wrote and has not sent; `content` is its form's own affair. */
export type KeptDraft = {
  key: string
  /** Whose it is: the account's number; null of a visitor. */
  viewer: number | null
  /** Milliseconds since 1970. */
  changedAt: number
  content: unknown
}

/** A file on its way to the provider. */
export type KeptUpload = {
  key: string
  viewer: number
  /** The draft it belongs to. */
  owner: string
  purpose: UploadPurpose
  name: string
  bytes: number
  /** Null once the provider has all of it. */
  file: Blob | null
  /** False until it is known to be worth sending; earlier versions kept only what was, and did not say so. */
  isLookedAt?: boolean
  /** Goes with the post, since the provider takes no files before it. */
  isForPost?: boolean
  /** Small, for looking at; null of what is no picture. */
  preview: Blob | null
  /** The provider's name of it; null before the first byte was sent. */
  uploadId: string | null
  /** The provider has looked at it and takes it, or why not; null before. */
  outcome: 'ready' | 'refused' | null
  refusal: string | null
  /** Address of what the provider keeps; '' of what is not for everybody. */
  url: string
  width: number | null
  height: number | null
  hash: string | null
  /** Milliseconds since 1970. */
  addedAt: number
}

type Rows = { drafts: KeptDraft; uploads: KeptUpload }

/** Rows of one kind by their key. None of it ever rejects. */
export type DeviceStore<Row> = {
  get(key: string): Promise<Row | undefined>
  all(): Promise<Row[]>
  /** False when it is kept in memory alone, which the end of the page takes away. */
  put(row: Row): Promise<boolean>
  remove(key: string): Promise<void>
}

export type DeviceDatabase = { [Name in keyof Rows]: DeviceStore<Rows[Name]> }

/**
 * The database of this device. Where it is blocked, full or does not answer, rows live in memory and
 * `put` says so.
 */
export function openDeviceDatabase(): Promise<DeviceDatabase> {
  opened ??= open().then((database) => ({
    drafts: createStore('drafts', database),
    uploads: createStore('uploads', database),
  }))
  return opened
}

type Name = keyof Rows

const DATABASE = 'hearth-device'
const VERSION = 1
/** Browsers are known that never answer. */
const LONGEST_WAIT = 4_000

let opened: Promise<DeviceDatabase> | undefined

function open(): Promise<IDBPDatabase | null> {
  const opening = (async () => {
    const database: IDBPDatabase = await openDB(DATABASE, VERSION, {
      upgrade(fresh) {
        for (const name of ['drafts', 'uploads'] as const) {
          fresh.createObjectStore(name, { keyPath: 'key' })
        }
      },
      // A later version of the product waits in another tab.
      blocking: () => database.close(),
    })
    return database
  })().catch(() => null)
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_WAIT))
  return Promise.race([opening, silence])
}

/** Memory holds what the disk did not take, and wins over an earlier state on the disk. */
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
