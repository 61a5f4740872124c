import { spyOn } from 'storybook/test'

const realFetch = window.fetch

/** The provider answers this, a moment later, each time it is asked. */
export function providerAnswers(
  status: number,
  body: object,
  headers: Record<string, string> = {},
) {
  return spyOn(window, 'fetch').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    return Response.json(body, { status, headers })
  })
}

type Answer = { status?: number; body?: object; headers?: Record<string, string> }

/**
 * The provider answers each call by its path, by method and path, or by path and query, of which the most exact counts;
 * whatever else is asked is not there. A query may have more than its key.
 */
export function providerAnswersEach(answers: Record<string, Answer | Answer[]>) {
  const asked: { path: string; body: Record<string, FormDataEntryValue> }[] = []
  spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input)
    const path = new URL(request.url).pathname.replace(/^\/api/, '')
    // Tiles of maps are files of the site.
    if (path.endsWith('.pmtiles')) return realFetch(input, init)
    const byMethod = `${request.method} ${path}`
    const named = byMethod in answers ? byMethod : path
    const { searchParams } = new URL(request.url)
    const key = Object.keys(answers).find((it) => fits(it, path, searchParams)) ?? named
    const body = await bodyOf(request)
    asked.push({ path: named, body })
    await new Promise((resolve) => setTimeout(resolve, 50))
    const known = answers[key]
    // The last one goes on for ever.
    const answer = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known
    const { status = 200, body: said = {}, headers = {} } = answer ?? { status: 404 }
    const flags = { error: status >= 400, message: '', data: null }
    return Response.json({ ...flags, ...said }, { status, headers })
  })
  return asked
}

function fits(key: string, path: string, query: URLSearchParams): boolean {
  const [start, wanted] = key.split('?')
  if (start !== path || !wanted) return false
  return [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value)
}

/** What was sent, by field; of JSON whatever is no text as JSON. */
async function bodyOf(request: Request): Promise<Record<string, FormDataEntryValue>> {
  if (!request.body) return {}
  const copy = request.clone()
  if (!request.headers.get('Content-Type')?.includes('json'))
    // A form without any field is refused by Chromium's reader.
    return Object.fromEntries(await copy.formData().catch(() => []))
  const sent: object = await copy.json()
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
}
