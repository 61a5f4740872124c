import type { Page, Route } from 'playwright'

/**
 * Another answer than the true one: a reply, none as long as one looks, a line that breaks, or the true one with other
 * data in it.
 */
export type Answer =
  | 'nothing'
  | 'lineLost'
  | { status?: number; wait?: number; body?: object }
  | { differs: object }

/** Answers by the path of their calls, such as `/get-otp`. */
export type Says = Readonly<Record<string, Answer>>

/** A list without rows. */
export const NO_ROWS: Answer = { body: { total: 0, unread: 0, data: [] } }
/** The provider broke. */
export const BROKEN: Answer = { status: 500, body: { error: true, message: 'Something broke' } }

/** Has the browser of a page hear these answers. */
export async function letSay(page: Page, says: Says): Promise<void> {
  for (const [path, answer] of Object.entries(says)) {
    await page.route(
      (url) => url.pathname === `/api${path}`,
      (route) => reply(page, route, answer),
    )
  }
}

async function reply(page: Page, route: Route, answer: Answer): Promise<void> {
  if (answer === 'nothing') return
  if (answer === 'lineLost') {
    await page.waitForFunction(() => !navigator.onLine).catch(() => {})
    return route.abort().catch(() => {})
  }
  if ('differs' in answer) {
    const response = await route.fetch()
    const said = await response.json()
    return route.fulfill({ response, json: { ...said, data: { ...said.data, ...answer.differs } } })
  }
  const { status = 200, wait, body = {} } = answer
  const flags = { error: status >= 400, message: '', data: null }
  const headers = wait ? { 'Retry-After': String(wait) } : undefined
  await route.fulfill({ status, headers, json: { ...flags, ...body } })
}
