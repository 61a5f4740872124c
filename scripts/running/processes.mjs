import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../runtime.mjs'

/**
 * Runs a command quietly: on failure, the error has all output in `output` and the last lines in
 * its message. With `live`, output goes to the terminal instead.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{
 *   env: Record<string, string>, cwd?: string, shell?: boolean, live?: boolean,
 *   onLine?: (line: string) => void,
 * }} options `cwd` is the repository unless set
 * @returns {Promise<string>} everything it printed
 */
export function run(program, args, { env, cwd = ROOT, shell = false, live = false, onLine }) {
  return new Promise((resolve, reject) => {
    const stdio = live ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd, env, shell, stdio })
    const leave = () => child.kill()
    process.once('exit', leave)
    let output = ''
    for (const stream of live ? [] : [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
        if (onLine) for (const line of plainLines(text)) onLine(line)
      })
    }
    const command = [program, ...args].join(' ')
    child.once('error', (error) => reject(new Error(`${command} did not start: ${error.message}`)))
    child.once('close', (code, signal) => {
      process.off('exit', leave)
      if (code === 0) return resolve(output)
      const how = signal ?? `exit code ${code}`
      const error = new Error(`${command} failed (${how}):\n${lastLines(output, 40)}`)
      return reject(Object.assign(error, { output }))
    })
  })
}

/**
 * Calls `end` on a signal, and when the parent npm process ends, whose shell forwards no signals.
 */
export function whenAskedToEnd(end) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end('SIGTERM')
  }, 500)
  watch.unref()
}

const plainLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export const lastLines = (text, count) => text.trimEnd().split('\n').slice(-count).join('\n')

/**
 * Whether `port` is free on loopback and `host`. Rejects with advice if host or port is unusable.
 */
export async function isPortFree(port, host) {
  if (await accepts(port)) return false
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', ({ code }) => {
      if (code === 'EADDRINUSE') resolve(false)
      else if (code === 'EACCES') reject(new Error(`Port ${port} needs rights that you lack.`))
      else reject(new Error(`HOST is no address of this machine: ${host} (${code})`))
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: 'localhost' })
    const answer = (value) => {
      socket.destroy()
      resolve(value)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
    socket.setTimeout(1000, () => answer(false))
  })
}

/**
 * Polls an address until it answers as `isReady` requires.
 * @param {string | (() => string | null)} address A function: null while there is none yet.
 * @param {{ isReady?: (response: Response) => boolean, stopped?: () => boolean }} options
 * @returns {Promise<boolean>} false when `stopped` said that waiting is pointless
 */
export async function answers(
  address,
  { isReady = (reply) => reply.ok, stopped = () => false } = {},
) {
  while (!stopped()) {
    try {
      const url = typeof address === 'string' ? address : address()
      const reply = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) })
      await reply.body?.cancel()
      if (isReady(reply)) return true
    } catch {
      // Not listening yet, or too busy.
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
