import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { HttpEnvironment } from './http/exchange.ts'
import { listen, PortTakenError } from './listen.ts'

const HOST = '127.0.0.1'

function app(answer: () => Response | Promise<Response>) {
  return new Hono<HttpEnvironment>().get('/', answer)
}

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** An app whose reply waits for a signal. */
function slowApp() {
  const arrived = gate()
  const leave = gate()
  const slow = app(async () => {
    arrived.open()
    await leave.opened
    return new Response('late')
  })
  return { slow, arrived: arrived.opened, answer: leave.open }
}

describe('a port', () => {
  it('answers with the app it was switched to', async () => {
    const server = await listen({ host: HOST, port: 0, app: app(() => new Response('first')) })
    const url = `http://${HOST}:${server.port}/`
    expect(await (await fetch(url)).text()).toBe('first')
    server.switchTo(app(() => new Response('second')))
    expect(await (await fetch(url)).text()).toBe('second')
    await server.stop(0)
  })

  it('in use is reported with a remedy', async () => {
    const first = await listen({ host: HOST, port: 0, app: app(() => new Response()) })
    const second = listen({ host: HOST, port: first.port, app: app(() => new Response()) })
    const error = await second.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(PortTakenError)
    expect(String(error)).toBe(
      `PortTakenError: Port ${first.port} of ${HOST} is taken by another program. ` +
        'Stop that program, or choose another port with API_PORT.',
    )
    await first.stop(0)
  })

  it('finishes a running request and accepts no other when closed', async () => {
    const { slow, arrived, answer } = slowApp()
    const server = await listen({ host: HOST, port: 0, app: slow })
    const url = `http://${HOST}:${server.port}/`
    const running = fetch(url)
    await arrived
    const stopped = server.stop(60_000)
    await expect(fetch(url)).rejects.toThrow()
    answer()
    expect(await (await running).text()).toBe('late')
    await stopped
  })

  it('cuts off a request that takes too long to finish', async () => {
    const { slow, arrived } = slowApp()
    const server = await listen({ host: HOST, port: 0, app: slow })
    const running = fetch(`http://${HOST}:${server.port}/`)
    const cut = expect(running).rejects.toThrow()
    await arrived
    await server.stop(1)
    await cut
  })

  it('accepts a search of ten thousand characters in any script', async () => {
    const server = await listen({ host: HOST, port: 0, app: app(() => new Response('read')) })
    const search = encodeURIComponent('家'.repeat(10_000))
    const response = await fetch(`http://${HOST}:${server.port}/?search=${search}`)
    expect(response.status).toBe(200)
    await server.stop(0)
  })
})
