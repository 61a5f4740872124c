import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitArguments = Parameters<NodeFS['init']>

/** What of the engine's file layer is replaced: an open file has a descriptor, a folder may not. */
type HostFiles = {
  realPath(node: object): string
  stream_ops: { fsync?: (stream: OpenFile) => number }
}
type OpenFile = { nfd?: number | null; node: object }

/** EIO in the engine's own numbering of errors. */
const ENGINE_EIO = 29

/**
 * The engine's folder, with syncing that reaches the disk: as shipped, the engine's `fsync` does
 * nothing, so that an acknowledged commit does not survive a power cut. Only `fsync` is passed on
 * (`fdatasync` stays empty in the engine), hence `wal_sync_method=fsync` beside it.
 * A failed sync is answered as EIO: an exception would be swallowed inside the engine and the
 * commit acknowledged.
 */
export class DurableFileSystem extends NodeFS {
  readonly #onFault: (fault: unknown) => void
  #syncCount = 0

  constructor(folder: string, onFault: (fault: unknown) => void) {
    super(folder)
    this.#onFault = onFault
  }

  /** How many times the engine has asked for a sync. */
  get syncCount(): number {
    return this.#syncCount
  }

  override async init(...[engine, options]: InitArguments): ReturnType<NodeFS['init']> {
    const prepared = await super.init(engine, options)
    prepared.emscriptenOpts.preRun?.push((module) => this.#install(module))
    return prepared
  }

  #install(module: { NODEFS: unknown }): void {
    const files = module.NODEFS
    if (!isHostFiles(files))
      throw new Error('The embedded engine has no file layer to make durable')
    files.stream_ops.fsync = (file) => {
      this.#syncCount += 1
      try {
        this.sync(file.nfd ?? undefined, () => files.realPath(file.node))
        return 0
      } catch (fault) {
        this.#onFault(fault)
        return ENGINE_EIO
      }
    }
  }

  /** Syncs one open file, or the folder at `path` when the engine opened it without a descriptor. */
  protected sync(descriptor: number | undefined, path: () => string): void {
    if (descriptor !== undefined) {
      fsyncSync(descriptor)
      return
    }
    const opened = openSync(path(), 'r')
    try {
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
  }
}

function isHostFiles(value: unknown): value is HostFiles {
  return (
    typeof value === 'object' &&
    value !== null &&
    'realPath' in value &&
    typeof value.realPath === 'function' &&
    'stream_ops' in value &&
    typeof value.stream_ops === 'object'
  )
}
