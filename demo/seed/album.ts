import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { DB } from '@/generated/database.ts'
import type { ImageService } from '@/server/gateways/images/image-service.ts'
import { recordFile } from '@/server/modules/files/service.ts'

/** Storage keys of the demo pictures by subject (`living`, `exterior-house` …). */
export type Album = {
  /** In numeric order. */
  of(subject: string): readonly string[]
  /** The picture of a name (`living-03`). Throws if it does not exist. */
  named(name: string): string
  /** Rotates, so that neighbors in a list differ. */
  next(subject: string): string | null
  /** Rotates within one style, so that the rooms of a home match. */
  nextOf(subject: string, style: number): string | null
}

/** Room pictures cycle through this many styles. */
const STYLES = 6

const FOLDER = join(import.meta.dirname, 'pictures')
const AT_A_TIME = 2

/** Stores the shipped pictures (`<subject>-<number>.webp`), or those that are wanted. */
export async function fillAlbum(
  db: Kysely<DB>,
  images: ImageService,
  onProgress: (done: number, of: number) => void,
  isWanted: (name: string) => boolean = () => true,
): Promise<Album> {
  const all = await readdir(FOLDER)
  const names = all.filter((name) => name.endsWith('.webp') && isWanted(name)).sort()
  const keys = new Map<string, string[]>()
  let done = 0
  for (let at = 0; at < names.length; at += AT_A_TIME) {
    const batch = names.slice(at, at + AT_A_TIME)
    const stored = await Promise.all(
      batch.map(async (name) =>
        images.ingest(await readFile(join(FOLDER, name)), {
          name,
          visibility: 'public',
          ownerId: null,
        }),
      ),
    )
    for (const [index, picture] of stored.entries()) {
      await recordFile(db, picture, null)
      const subject = toSubject(batch[index] ?? '')
      keys.set(subject, [...(keys.get(subject) ?? []), picture.key])
    }
    done += batch.length
    onProgress(done, names.length)
  }
  return createAlbum(keys)
}

function createAlbum(keys: Map<string, string[]>): Album {
  const turns = new Map<string, number>()
  const take = (name: string, pictures: readonly string[]) => {
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    return pictures[turn % Math.max(1, pictures.length)] ?? null
  }
  const of = (subject: string) => keys.get(subject) ?? []
  return {
    of,
    named: (name) => {
      const key = of(toSubject(name))[Number(/\d+$/.exec(name)?.[0]) - 1]
      if (!key) throw new Error(`no picture is called ${name}`)
      return key
    },
    next: (subject) => take(subject, of(subject)),
    nextOf: (subject, style) => {
      const alike = of(subject).filter((_, at) => at % STYLES === style % STYLES)
      return take(`${subject} ${style % STYLES}`, alike.length > 0 ? alike : of(subject))
    },
  }
}

function toSubject(name: string): string {
  return name.replace(/-\d+(\.webp)?$/, '')
}
