import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createProviderDouble } from './double.ts'

/** The double behind a real port (0 takes a free one); `url` is what API_URL takes. */
export async function serveProviderDouble(
  port = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(getRequestListener(createProviderDouble().fetch))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${taken}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
