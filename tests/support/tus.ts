import type { HttpApp } from '@/server/http/router.ts'

/** Sends files to an app as a client of tus 1.0 does, one request at a time. */
export function tusClient(app: HttpApp, { token }: { token: string }) {
  const send = async (
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: Uint8Array,
  ) =>
    await app.request(`http://localhost${path}`, {
      method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      body: body ? new Uint8Array(body) : null,
    })
  const at = (id: string) => `/api/ext/uploads/${id}`

  return {
    send,
    /** Opens an upload; `body` is its first piece. The reply has the new id beside it. */
    async create(bytes: number, metadata: Record<string, string>, body?: Uint8Array) {
      const reply = await send(
        'POST',
        '/api/ext/uploads',
        {
          ...VERSION,
          'upload-length': String(bytes),
          'upload-metadata': Object.entries(metadata)
            .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
            .join(','),
          ...(body ? PIECE : {}),
        },
        body,
      )
      const id = reply.headers.get('location')?.split('/').at(-1) ?? ''
      return Object.assign(reply, { id })
    },
    head: (id: string) => send('HEAD', at(id), VERSION),
    patch: (id: string, offset: number, body: Uint8Array, own: Record<string, string> = {}) =>
      send(
        'PATCH',
        at(id),
        { ...VERSION, ...PIECE, 'upload-offset': String(offset), ...own },
        body,
      ),
    remove: (id: string) => send('DELETE', at(id), VERSION),
    async state(id: string): Promise<{ status: number; body: unknown }> {
      const reply = await send('GET', `${at(id)}/state`, {})
      const body: unknown = await reply.json()
      return { status: reply.status, body }
    },
  }
}

const VERSION = { 'tus-resumable': '1.0.0' }
const PIECE = { 'content-type': 'application/offset+octet-stream' }
