import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { freePort } from './free-port.mjs'

const DRAWN = 200
const SCRIPT = `
  import { freePort } from ${JSON.stringify(new URL('./free-port.mjs', import.meta.url).href)}
  const ports = []
  while (ports.length < ${DRAWN}) ports.push(await freePort())
  process.send(ports)`

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Keeps its ports until it is killed: the channel keeps it running. */
async function drawInProcess(): Promise<number[]> {
  const args = ['--input-type=module', '--eval', `process.on('message', () => {})\n${SCRIPT}`]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  children.push(child)
  const [ports] = await Promise.race([once(child, 'message'), once(child, 'exit')])
  return ports
}

test('gives no port twice to processes that draw at once', async () => {
  const drawn = await Promise.all([1, 2, 3, 4].map(drawInProcess))
  expect(drawn.map((ports) => ports.length)).toEqual(drawn.map(() => DRAWN))
  expect(new Set(drawn.flat()).size).toBe(4 * DRAWN)
})

test('gives a port that nobody listens on', async () => {
  const socket = connect(await freePort(), '127.0.0.1')
  await expect(once(socket, 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
