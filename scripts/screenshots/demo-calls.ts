export type Calls = ReturnType<typeof callsTo>
type Caller = { device?: string; token?: string }

/** Calls of the provider at that address; they reject with its message. */
export function callsTo(provider: string) {
  const read = async (reply: Response) => {
    const body = await reply.json()
    if (body.error) throw new Error(`${reply.url} says ${body.message}`)
    return body
  }
  const toHeaders = ({ device = 'screenshots', token }: Caller) =>
    new Headers({
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'User-Agent': device,
      'Time-Zone': 'America/Los_Angeles',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    })
  const send =
    (method: string) =>
    async (path: string, body: object, caller: Caller = {}) => {
      const headers = toHeaders(caller)
      const isForm = body instanceof FormData
      // A form names its own type, with its boundary.
      if (isForm) headers.delete('Content-Type')
      const sent = { method, headers, body: isForm ? body : JSON.stringify(body) }
      return read(await fetch(`${provider}/api/${path}`, sent))
    }
  return {
    get: async (path: string, token?: string) =>
      read(await fetch(`${provider}/api/${path}`, { headers: toHeaders({ token }) })),
    post: send('POST'),
    put: send('PUT'),
  }
}
