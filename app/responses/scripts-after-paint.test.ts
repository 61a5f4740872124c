import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { sendScriptsAfterPaint, withScriptsAfterPaint } from './scripts-after-paint.ts'

const SCRIPT = '<script src="/a.js" async="" nonce="n1"></script>'
const OLD = '<script src="/old.js" noModule="" nonce="n1"></script>'
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" nonce="n1" href="/a.js"/>'
const HEAD = `<html><head>${PRELOAD}${SCRIPT}<link rel="icon" href="/i.svg"/>${OLD}</head>`

test('delays scripts in the head and starts them with one script of the same nonce', () => {
  const head = withScriptsAfterPaint(HEAD)
  expect(head).toContain('<script type="after-paint" src="/a.js" async="" nonce="n1"></script>')
  expect(head).not.toContain('rel="preload"')
  expect(head).toContain(OLD)
  expect(head).toMatch(/<script nonce="n1">\(\(\)=>.*<\/script><\/head>$/)
})

test('leaves a head without scripts unchanged', () => {
  expect(withScriptsAfterPaint('<head><title>Plain</title></head>')).toBe(
    '<head><title>Plain</title></head>',
  )
})

const ways: Record<string, (response: ServerResponse) => void> = {
  '/whole': (response) => response.end(`${HEAD}<body>${SCRIPT}ü</body>`),
  '/pieces': (response) => {
    const bytes = Buffer.from(`${HEAD}<body>${SCRIPT}ü</body>`)
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7))
    response.end()
  },
  '/counted': (response) => {
    const page = `${HEAD}<body>${SCRIPT}ü</body>`
    response.setHeader('Content-Length', Buffer.byteLength(page))
    response.end(page, 'utf8')
  },
  '/begun': (response) => {
    response.flushHeaders()
    response.end(`${HEAD}<body>${SCRIPT}ü</body>`)
  },
  '/told': (response) => {
    response.setHeader('Content-Length', HEAD.length)
    response.flushHeaders()
    response.end(HEAD)
  },
  '/headless': (response) => response.end('<p>No head</p>'),
  '/empty': (response) => response.end(() => {}),
  '/data': (response) => {
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify(HEAD))
  },
}
const server = createServer((request, response) => {
  sendScriptsAfterPaint(response)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  ways[request.url ?? '']?.(response)
}).listen(0, '127.0.0.1')
afterAll(() => server.close())

async function answered(path: string): Promise<string> {
  if (!server.listening) await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

test.each(['/whole', '/pieces', '/counted', '/begun'])(
  'changes only the head of %s',
  async (path) => {
    expect(await answered(path)).toBe(`${withScriptsAfterPaint(HEAD)}<body>${SCRIPT}ü</body>`)
  },
)

test('leaves other responses unchanged: no head, no body, length sent, or not HTML', async () => {
  expect(await answered('/told')).toBe(HEAD)
  expect(await answered('/headless')).toBe('<p>No head</p>')
  expect(await answered('/empty')).toBe('')
  expect(await answered('/data')).toBe(JSON.stringify(HEAD))
})
