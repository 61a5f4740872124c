import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { DatabaseLog } from '../settings.ts'
import type { Engine } from './engine.ts'
import { Session } from './session.ts'
import { fatalMessage, greeting } from './wire-messages.ts'
import { ProtocolViolation, WireReader } from './wire-reader.ts'

const LOCAL_IDLE_MILLIS = 5_000

/**
 * Serves one local command (import, first administrator, `psql`) over PostgreSQL's wire protocol.
 * Only complete, known messages reach the engine, because others crash it.
 */
export async function serveLocalClient(
  socket: Socket,
  engine: Engine,
  log: DatabaseLog,
  idleMillis: number = LOCAL_IDLE_MILLIS,
): Promise<void> {
  const session = new Session(engine, idleMillis, (expired) => {
    socket.end(fatalMessage(SQLSTATE.idleInTransaction, expired.message))
    socket.destroySoon()
  })
  try {
    await converse(socket, session, engine)
  } catch (error) {
    if (error instanceof ProtocolViolation) socket.write(fatalMessage(error.code, error.message))
    else if (!isDisconnection(error)) log.warn({ err: error }, 'A local command was cut off')
  } finally {
    socket.destroySoon()
    await leave(session, engine)
  }
}

/** Uncommitted work is rolled back. */
export function dismissLocalClient(socket: Socket): void {
  socket.write(fatalMessage(SQLSTATE.shutdown, 'The process that holds the database is stopping'))
  socket.destroySoon()
}

const SQLSTATE = { idleInTransaction: '25P03', shutdown: '57P01' }

async function converse(socket: Socket, session: Session, engine: Engine): Promise<void> {
  const reader = new WireReader()
  // The socket must outlive the loop, for the final error message.
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    reader.push(chunk)
    for (let next = reader.next(); next; next = reader.next()) {
      if (next.kind === 'end') return
      if (next.kind === 'encryption') await send(socket, Buffer.from('N'))
      else if (next.kind === 'startup') await send(socket, await welcome(engine))
      else await send(socket, (await session.raw(next.messages)).data)
    }
  }
}

async function welcome(engine: Engine): Promise<Buffer> {
  const [version] = await engine.query<{ server_version: string }>('show server_version')
  return greeting(
    {
      server_version: version?.server_version ?? '',
      server_encoding: 'UTF8',
      client_encoding: 'UTF8',
      DateStyle: 'ISO, MDY',
      TimeZone: 'UTC',
      integer_datetimes: 'on',
      standard_conforming_strings: 'on',
    },
    process.pid,
  )
}

/** Waits for slow readers; the idle timeout of their transaction keeps running. */
async function send(socket: Socket, bytes: Uint8Array): Promise<void> {
  if (bytes.length === 0 || socket.write(bytes)) return
  const settled = new AbortController()
  try {
    await Promise.race([
      once(socket, 'drain', { signal: settled.signal }),
      once(socket, 'close', { signal: settled.signal }),
    ])
  } finally {
    settled.abort()
  }
}

/** Resets session state for the next client. */
async function leave(session: Session, engine: Engine): Promise<void> {
  try {
    await session.recover()
    await engine.query('reset all')
    await engine.query('discard temp')
  } catch {}
}

function isDisconnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'].includes(String(code))
}
