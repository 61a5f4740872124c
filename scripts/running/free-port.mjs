import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

const COUNT = 5000
const MAX_TRIES = 1000
const [FIRST_EPHEMERAL, LAST_EPHEMERAL] = readEphemeralRange()
/** Outgoing connections take ephemeral ports at any time, so these are outside of them. */
const FIRST =
  FIRST_EPHEMERAL < 30_000 && LAST_EPHEMERAL < 65_536 - 2 * COUNT ? 65_536 - 2 * COUNT : 20_000

/**
 * A port of this machine that no other call gets, in any process, while this process runs. The lock
 * is a socket, which the system closes even when the process is killed.
 */
export async function freePort() {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const port = FIRST + randomInt(COUNT)
    const lock = await listen(port + COUNT)
    const probe = lock && (await listen(port))
    if (probe) {
      await close(probe)
      lock.unref()
      return port
    }
    if (lock) await close(lock)
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free.`)
}

function readEphemeralRange() {
  const linux = '/proc/sys/net/ipv4/ip_local_port_range'
  const range = existsSync(linux) ? readFileSync(linux, 'utf8') : '49152 65535'
  return range.trim().split(/\s+/).map(Number)
}

/** Null if the port is taken or reserved by the system. */
function listen(port) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(null))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server))
  })
}

const close = (server) => new Promise((resolve) => server.close(resolve))
