import type { Page } from 'playwright/test'

/** Journeys block service workers, and Playwright says so in the page's console. */
const OF_THE_DRIVER = 'Service Worker registration blocked by Playwright'

/** Collects uncaught errors, and errors and warnings of the console except those `allowed`. */
export function watchComplaints(page: Page, allowed?: RegExp): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || text === OF_THE_DRIVER) return
    if (!allowed?.test(text)) complaints.push(text)
  })
  return complaints
}
