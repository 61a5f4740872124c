import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitArguments = Parameters<NodeFS['init']>

/** Open files have a descriptor, folders may not. */
type HostFiles = {
  realPath(node: object): string
  stream_ops: { fsync?: (stream: OpenFile) => number }
}
type OpenFile = { nfd?: number | null; node: object }

/** EIO in the engine's error numbers. */
const ENGINE_EIO = 29

/**
 * The shipped `fsync` does nothing: acknowledged commits would not survive a power cut. Only
 * `fsync` can be intercepted (`fdatasync` is empty in the engine), hence `wal_sync_method=fsync`. A
 * failed sync returns EIO, because the engine swallows exceptions and would acknowledge the commit.
 */
export class DurableFileSystem extends NodeFS {
  readonly #onFault: (fault: unknown) => void
  #syncCount = 0

  constructor(folder: string, onFault: (fault: unknown) => void) {
    super(folder)
    this.#onFault = onFault
  }

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

  /** `path` is for folders, which the engine opens without descriptor. */
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
