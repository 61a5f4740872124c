import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { findTrouble } from './start-check.mjs'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Address of a server with a fixed reply. */
async function answering(status: number, body: object | string = ''): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(status, { Connection: 'close' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const settings = (data: object) => answering(200, { error: false, message: '', data })
const NOBODY = 'http://127.0.0.1:9'

describe('the check after a start', () => {
  test('is silent when the home page answers', async () => {
    expect(await findTrouble({ provider: NOBODY, home: await answering(200) })).toBeNull()
    expect(await findTrouble({ provider: NOBODY, home: await answering(404) })).toBeNull()
  })

  test('names a provider that does not answer', async () => {
    const home = await answering(503)
    expect(await findTrouble({ provider: NOBODY, home })).toContain(
      'The provider does not answer: http://127.0.0.1:9/api/web-settings',
    )
  })

  test('names an address that is not a provider', async () => {
    const trouble = await findTrouble({
      provider: await answering(404, '<h1>404</h1>'),
      home: await answering(503),
    })
    expect(trouble).toContain('with status 404, but not with settings')
  })

  test('reports that the operator has closed the site', async () => {
    const trouble = await findTrouble({
      provider: await settings({ web_maintenance_mode: '1' }),
      home: await answering(503),
    })
    expect(trouble).toContain('web_maintenance_mode is on')
  })

  test('reports a failing home page with its status', async () => {
    const provider = await settings({ company_name: 'Other Homes' })
    expect(await findTrouble({ provider, home: await answering(500) })).toContain(
      'The home page answers with status 500',
    )
    expect(await findTrouble({ provider, home: NOBODY })).toContain('The home page does not answer')
  })
})
