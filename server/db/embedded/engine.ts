import { messages, PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { type QuerySetting, queryArguments } from '../settings.ts'
import type { DurableFileSystem } from './durable-file-system.ts'
import { Turns } from './turns.ts'

export type WireReply = { messages: messages.BackendMessage[]; data: Uint8Array }

export type EngineOptions = {
  /** Cluster folder; must exist (see create-cluster.ts). */
  files?: DurableFileSystem
  /** For in-memory databases: a dump of another database's folder. */
  snapshot?: Blob
  settings: readonly QuerySetting[]
  /** Called once; the process should restart. */
  onFailure: (failure: EngineStopped) => void
}

/** Further answers cannot be trusted. */
export class EngineStopped extends Error {
  constructor(cause: unknown) {
    super('The embedded database has stopped; restart the process to recover it', { cause })
    this.name = 'EngineStopped'
  }
}

/**
 * In-process PostgreSQL: a single connection, shared by turns. Call all methods except `turns`,
 * `query`, `listen` and `close` only while holding the turn.
 */
export class Engine {
  readonly turns = new Turns()
  readonly pglite: PGlite
  readonly #onFailure: (failure: EngineStopped) => void
  #failure: EngineStopped | undefined
  #isClosed = false

  private constructor(pglite: PGlite, onFailure: (failure: EngineStopped) => void) {
    this.pglite = pglite
    this.#onFailure = onFailure
  }

  static async open({ files, snapshot, settings, onFailure }: EngineOptions): Promise<Engine> {
    const options: PGliteOptions = {
      extensions: { fuzzystrmatch, pg_trgm, unaccent },
      startParams: [...startParameters(files !== undefined), ...queryArguments(settings)],
    }
    if (files) options.fs = files
    if (snapshot) options.loadDataDir = snapshot
    return new Engine(await PGlite.create(options), onFailure)
  }

  /** Throws EngineStopped. */
  async parsed(message: Uint8Array): Promise<messages.BackendMessage[]> {
    return this.#guarded(async () => {
      const replies = await this.pglite.execProtocolStream(message, { throwOnError: false })
      this.#inspect(replies)
      return replies
    })
  }

  /** Like `parsed`, plus the raw bytes. */
  async raw(message: Uint8Array): Promise<WireReply> {
    return this.#guarded(async () => {
      const reply = await this.pglite.execProtocol(message, { throwOnError: false })
      this.#inspect(reply.messages)
      return reply
    })
  }

  /** Throws the database's error, or EngineStopped. */
  query<Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> {
    return this.turns.run(() =>
      this.#guarded(async () => (await this.pglite.query<Row>(statement, parameters)).rows),
    )
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const unlisten = await this.turns.run(() => this.pglite.listen(channel, heard))
    return () => this.turns.run(() => unlisten())
  }

  /** After a failure, the files are left for recovery. */
  async close(): Promise<void> {
    await this.turns.run(async () => {
      if (this.#isClosed) return
      this.#isClosed = true
      if (!this.#failure) await this.pglite.close()
    })
  }

  async #guarded<T>(work: () => Promise<T>): Promise<T> {
    if (this.#failure) throw this.#failure
    if (this.#isClosed) throw new Error('The embedded database is closed')
    try {
      return await work()
    } catch (error) {
      if (error instanceof EngineStopped) throw error
      if (error instanceof messages.DatabaseError && !endsTheEngine(error)) throw error
      throw this.#fail(error)
    }
  }

  #inspect(replies: messages.BackendMessage[]): void {
    const end = replies.find((reply) => endsTheEngine(reply))
    if (end) throw this.#fail(end)
  }

  #fail(cause: unknown): EngineStopped {
    if (this.#failure) return this.#failure
    this.#failure = new EngineStopped(cause)
    this.#onFailure(this.#failure)
    return this.#failure
  }
}

/** `-F` disables fsync. */
function startParameters(isDurable: boolean): string[] {
  const shipped = PGlite.defaultStartParams
  if (!isDurable) return shipped
  return [
    ...shipped.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ]
}

/** After such an error PostgreSQL ends the process; the engine would continue in a broken state. */
function endsTheEngine(reply: messages.BackendMessage): boolean {
  return (
    reply instanceof messages.DatabaseError &&
    (reply.severity === 'FATAL' || reply.severity === 'PANIC')
  )
}
