import { createApiClient } from '@/client/api/client.ts'

/** A client whose calls all succeed with `reply`, and the requests that it sent. */
export function answering(reply: Record<string, unknown>) {
  const sent: Request[] = []
  const client = createApiClient({
    baseUrl: 'http://provider.example/api',
    language: 'en',
    fetch: async (request) => {
      sent.push(request)
      return Response.json({ error: false, message: '', ...reply })
    },
  })
  return { client, sent }
}

export async function formOf(request: Request | undefined): Promise<Record<string, unknown>> {
  return Object.fromEntries((await request?.formData()) ?? [])
}

/** Runs a query as the screen would, from its first page. */
export async function read({ queryFn }: { queryFn?: unknown }): Promise<unknown> {
  if (typeof queryFn !== 'function') throw new Error('no query function')
  return queryFn({ signal: new AbortController().signal, pageParam: 1 })
}
