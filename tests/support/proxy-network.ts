import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as passed } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@/scripts/running/free-port.mjs'

const run = promisify(execFile)

export type ProxyReply = { status: number; headers: Record<string, string>; body: string }
export type ProxyRequest = { method?: string; headers?: Record<string, string>; body?: string }

/** A proxy on another address than the product, and two visitors on addresses of their own. */
export type ProxyNetwork = {
  /** Where the product has to listen. */
  host: string
  /** Where the proxy connects from. */
  proxyAddress: string
  /** Starts the proxy before a web on `host`, with nginx as docs/operating.md does. */
  start(webPort: number): Promise<void>
  ask(visitor: 0 | 1, path: string, asked?: ProxyRequest): Promise<ProxyReply>
  stop(): Promise<void>
}

/** Whether product, nginx and visitors can each have a network of their own: root, `ip` and nginx. */
export async function canHaveNetworks(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const probe = `hearth-probe-${process.pid}`
  try {
    await run('nginx', ['-v'])
    await run('ip', ['netns', 'add', probe])
    await run('ip', ['netns', 'del', probe])
    return true
  } catch {
    return false
  }
}

// 198.18.0.0/15 is kept for tests of networks (RFC 2544).
const PRODUCT = '198.18.0.1'
const PROXY = '198.18.0.2'
const ENTRANCE = '198.18.1.1'
const VISITORS = ['198.18.1.2', '198.18.1.3'] as const
const ENTRANCE_PORT = 8080

/** Product, nginx and visitors in three networks; see `canHaveNetworks`. */
export async function openNamespaces(): Promise<ProxyNetwork> {
  const [proxy, visitors] = [`hearth-proxy-${process.pid}`, `hearth-visit-${process.pid}`]
  const link = (name: string) => `h${process.pid}${name}`
  const ip = (...words: string[]) => run('ip', words)
  const inside = (space: string, ...words: string[]) => ip('-n', space, ...words)
  const folder = mkdtempSync(join(tmpdir(), 'hearth-nginx-'))
  const stops: (() => unknown)[] = []
  for (const space of [proxy, visitors]) {
    await ip('netns', 'add', space)
    stops.push(() => ip('netns', 'del', space))
    await inside(space, 'link', 'set', 'lo', 'up')
  }
  await ip('link', 'add', link('a'), 'type', 'veth', 'peer', link('b'), 'netns', proxy)
  await ip('addr', 'add', `${PRODUCT}/30`, 'dev', link('a'))
  await ip('link', 'set', link('a'), 'up')
  await inside(proxy, 'addr', 'add', `${PROXY}/30`, 'dev', link('b'))
  await inside(proxy, 'link', 'set', link('b'), 'up')
  await inside(
    proxy,
    'link',
    'add',
    link('c'),
    'type',
    'veth',
    'peer',
    link('d'),
    'netns',
    visitors,
  )
  await inside(proxy, 'addr', 'add', `${ENTRANCE}/24`, 'dev', link('c'))
  await inside(proxy, 'link', 'set', link('c'), 'up')
  for (const address of VISITORS) {
    await inside(visitors, 'addr', 'add', `${address}/24`, 'dev', link('d'))
  }
  await inside(visitors, 'link', 'set', link('d'), 'up')
  const ask: ProxyNetwork['ask'] = async (visitor, path, asked = {}) => {
    const options = JSON.stringify({
      host: ENTRANCE,
      port: ENTRANCE_PORT,
      localAddress: VISITORS[visitor],
      path,
      ...asked,
    })
    const program = ['netns', 'exec', visitors, process.execPath, '--eval', `(${ASK})(${options})`]
    return JSON.parse((await run('ip', program, { maxBuffer: 1 << 24 })).stdout)
  }
  return {
    host: PRODUCT,
    proxyAddress: PROXY,
    ask,
    async start(webPort) {
      const config = join(folder, 'nginx.conf')
      writeFileSync(config, nginxConfig(folder, `${PRODUCT}:${webPort}`))
      const words = ['netns', 'exec', proxy, 'nginx', '-c', config, '-e', join(folder, 'error.log')]
      const nginx = spawn('ip', words, { stdio: 'inherit' })
      stops.unshift(() => nginx.kill())
      while (!(await ask(0, '/icon.svg').catch(() => null))) {
        if (nginx.exitCode !== null)
          throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'))
        await passed(100)
      }
    },
    async stop() {
      for (const stop of stops) await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Runs in the visitors' network, and so stands by itself. */
const ASK = `({ body, ...options }) => {
  const asked = require('node:http').request(options, async (reply) => {
    const body = await require('node:stream/consumers').text(reply)
    process.stdout.write(JSON.stringify({ status: reply.statusCode, headers: reply.headers, body }))
  })
  asked.on('error', (error) => { throw error })
  asked.end(body)
}`

/** The configuration of docs/operating.md, but for the certificate and the addresses. */
function nginxConfig(folder: string, web: string): string {
  const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const [, shown = ''] = /```nginx\n([\s\S]*?)```/.exec(page) ?? []
  const server = shown
    .replace('listen 443 ssl;', `listen ${ENTRANCE}:${ENTRANCE_PORT};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replaceAll('127.0.0.1:3000', web)
  return `
    daemon off; pid ${folder}/pid; worker_processes 1;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      ${server}
    }`
}

/** Addresses of this machine, and a small proxy that writes `X-Forwarded-For` as nginx does. */
export async function openLoopback(): Promise<ProxyNetwork> {
  const [entrance, ...visitors] = ['127.0.0.2', '127.0.0.3', '127.0.0.4'] as const
  const port = await freePort()
  let web = 0
  const proxy = createServer((asked, reply) => {
    const { headers, method, url: path, socket } = asked
    const chain = [headers['x-forwarded-for'] ?? [], socket.remoteAddress ?? []].flat().join(', ')
    const told = { ...headers, 'x-forwarded-for': chain }
    const onward = { host: '127.0.0.1', port: web, localAddress: entrance, method, path }
    asked.pipe(
      request({ ...onward, headers: told }, (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(reply)
      }),
    )
  })
  return {
    host: '127.0.0.1',
    proxyAddress: entrance,
    async start(webPort) {
      web = webPort
      await new Promise<void>((ready) => proxy.listen(port, entrance, ready))
    },
    ask: (visitor, path, { body, ...asked } = {}) =>
      new Promise((resolve, reject) => {
        const options = { host: entrance, port, localAddress: visitors[visitor], path, ...asked }
        const sent = request(options, async (reply) => {
          const headers = Object.entries(reply.headers).map(([name, value]) => [
            name,
            String(value),
          ])
          const status = reply.statusCode ?? 0
          resolve({ status, headers: Object.fromEntries(headers), body: await text(reply) })
        })
        sent.on('error', reject)
        sent.end(body)
      }),
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
