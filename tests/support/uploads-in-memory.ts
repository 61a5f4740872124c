type OnPatch = (id: string, bytes: number) => Response | null | Promise<Response | null>
type Held = { name: string; bytes: number; received: number }

/** The protocol as its server side is written down, and what it says of a file, in memory. */
export function createUploadsProvider() {
  const uploads = new Map<string, Held>()
  const calls: { method: string; headers: Headers; id: string }[] = []
  const self = {
    calls,
    uploads,
    held: (id: string) => uploads.get(id)?.received,
    keep: (id: string, received: number, name = id) =>
      void uploads.set(id, { bytes: received, ...uploads.get(id), name, received }),
    /** Answers the next pieces in place of the provider; null leaves it to it. */
    onPatch: null as null | OnPatch,
    /** Why files are not taken, by their name. */
    refusals: {} as Record<string, string>,
    async fetch(input: string | Request, init: RequestInit = {}): Promise<Response> {
      const { url: address, headers, method = 'GET' } = callOf(input, init)
      const [id = '', state] = address.split('/ext/uploads')[1]?.split('/').slice(1) ?? []
      calls.push({ method, headers, id })
      if (method === 'POST') {
        const fresh = `u${uploads.size + 1}`
        const bytes = Number(headers.get('Upload-Length'))
        uploads.set(fresh, { name: nameIn(headers), bytes, received: 0 })
        return new Response(null, { status: 201, headers: { Location: `${address}/${fresh}` } })
      }
      const upload = uploads.get(id)
      if (!upload) return Response.json({ key: 'notFound' }, { status: 404 })
      if (state === 'state') return said(id, upload, self.refusals[upload.name] ?? null)
      if (method !== 'PATCH') return offset(upload.received)
      const sent = upload.received + (init.body instanceof Blob ? init.body.size : 0)
      const instead = await self.onPatch?.(id, sent)
      if (instead) return instead
      upload.received = sent
      return offset(sent)
    },
  }
  return self
}

/** How a text of the protocol's notes is read. */
export function fromBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)))
}

function callOf(input: string | Request, { method, headers }: RequestInit) {
  return typeof input === 'string' ? { url: input, method, headers: new Headers(headers) } : input
}

function nameIn(headers: Headers): string {
  const [, name = ''] = headers.get('Upload-Metadata')?.split(',')[0]?.split(' ') ?? []
  return fromBase64(name)
}

function offset(bytes: number): Response {
  return new Response(null, { status: 200, headers: { 'Upload-Offset': String(bytes) } })
}

function said(id: string, { name, bytes, received }: Held, refusal: string | null): Response {
  const whole = refusal ? 'refused' : 'ready'
  const data = {
    id,
    name,
    purpose: 'document',
    bytes,
    received,
    refusal,
    status: received < bytes ? 'receiving' : whole,
    url: '',
    width: null,
    height: null,
    hash: null,
  }
  return Response.json({ error: false, message: '', data })
}
