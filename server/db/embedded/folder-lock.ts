import { createHash } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type FolderLock = { release(): Promise<void> }

export class FolderInUseError extends Error {
  /** Process id, if readable. */
  readonly owner: number | undefined

  constructor(folder: string, owner: number | undefined) {
    super(
      `The data folder ${folder} is in use by ${owner ? `process ${owner}` : 'another process'}. ` +
        'Stop that process first, or set DATA_DIR to another folder.',
    )
    this.name = 'FolderInUseError'
    this.owner = owner
  }
}

/**
 * Locks a folder by listening on a socket in it, which the kernel releases however the process
 * ends. Local commands use the same socket, passed to `onConnection`. Does not detect another
 * machine on a network volume. Throws FolderInUseError immediately.
 */
export async function lockFolder(
  folder: string,
  onConnection: (socket: Socket) => void,
): Promise<FolderLock> {
  const address = ownerAddress(folder)
  for (let attempt = 0; attempt < TAKEOVER_ATTEMPTS; attempt += 1) {
    const server = await listen(address, onConnection)
    if (server) return owned(folder, address, server)
    if (await hasOwner(folder)) throw new FolderInUseError(folder, readOwner(folder))
    await removeLeftover(folder, address)
  }
  throw new FolderInUseError(folder, readOwner(folder))
}

export async function hasOwner(folder: string): Promise<boolean> {
  return (await answer(ownerAddress(folder))) !== 'nobody'
}

/**
 * The name lets `psql -h DATA_DIR` find the socket; a path too long for the kernel moves to the
 * temporary folder.
 */
export function ownerAddress(folder: string): string {
  const real = realpathSync(folder)
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\hearth-${createHash('sha256').update(real).digest('hex').slice(0, 32)}`
  }
  const address = join(real, SOCKET_NAME)
  if (Buffer.byteLength(address) <= LONGEST_SOCKET_PATH) return address
  const { dev, ino } = statSync(real)
  return join(privateFolder(join(tmpdir(), `hearth-${dev}-${ino}`)), SOCKET_NAME)
}

const SOCKET_NAME = '.s.PGSQL.5432'
const OWNER_FILE = 'owner.pid'
/** The limit is 107 bytes on Linux, 103 on macOS. */
const LONGEST_SOCKET_PATH = 100
const PRIVATE_NAME = /^hearth-\d+-\d+$/
const TAKEOVER_ATTEMPTS = 5
const TAKEOVER_MILLIS = 5_000

function owned(folder: string, address: string, server: Server): FolderLock {
  if (process.platform !== 'win32') chmodSync(address, 0o600)
  const file = join(folder, OWNER_FILE)
  writeFileSync(file, `${process.pid}\n`)
  return {
    async release() {
      rmSync(file, { force: true })
      await new Promise<void>((resolve) => server.close(() => resolve()))
      removePrivateFolder(address)
    },
  }
}

function readOwner(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, OWNER_FILE), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

/** Null if the address is taken. The server does not keep the process alive. */
function listen(address: string, onConnection: (socket: Socket) => void): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer(onConnection)
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
    server.listen(address, () => resolve(server.unref()))
  })
}

/** The kernel accepts connections even while the owner's event loop is busy. */
function answer(address: string): Promise<'owner' | 'nobody'> {
  return new Promise((resolve, reject) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve('owner')
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') resolve('nobody')
      else if (error.code === 'EAGAIN') resolve('owner')
      else reject(error)
    })
  })
}

/** A guard file and a second check keep a slow process from removing a faster one's new socket. */
async function removeLeftover(folder: string, address: string): Promise<void> {
  const guard = join(folder, `${OWNER_FILE}.takeover`)
  if (!createOnce(guard)) {
    await sleep(50)
    if (ageMillis(guard) > TAKEOVER_MILLIS) rmSync(guard, { force: true })
    return
  }
  try {
    await sleep(20)
    if (!(await hasOwner(folder))) rmSync(address, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

function createOnce(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function ageMillis(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}

/** The folder may already hold the next owner's socket. */
function removePrivateFolder(address: string): void {
  if (dirname(dirname(address)) !== tmpdir() || !PRIVATE_NAME.test(basename(dirname(address))))
    return
  try {
    rmdirSync(dirname(address))
  } catch {
    // Not empty: it has a new owner.
  }
}

/** The temporary folder is shared, so only a folder that is ours alone is safe. */
function privateFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${path} is not a private folder of this user; remove it (in ${dirname(path)})`)
  }
  return path
}
