import type { Page, Route } from 'playwright'

/**
 * Mocked reply: a response, pending forever, a network error, or the real reply with changed data.
 */
export type Answer =
  | 'nothing'
  | 'lineLost'
  | { status?: number; wait?: number; body?: object }
  | { differs: object }

/** Replies by path, such as `/get-otp`. */
export type Says = Readonly<Record<string, Answer>>

export const NO_ROWS: Answer = { body: { total: 0, unread: 0, data: [] } }
export const BROKEN: Answer = { status: 500, body: { error: true, message: 'Something broke' } }

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
    const original = await response.json()
    return route.fulfill({
      response,
      json: { ...original, data: { ...original.data, ...answer.differs } },
    })
  }
  const { status = 200, wait, body = {} } = answer
  const flags = { error: status >= 400, message: '', data: null }
  const headers = wait ? { 'Retry-After': String(wait) } : undefined
  await route.fulfill({ status, headers, json: { ...flags, ...body } })
}
