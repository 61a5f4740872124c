import type { Page } from 'playwright/test'

/** Messages of the chat that is open. */
export const conversation = (page: Page) =>
  page.getByRole('region', { name: 'Messages of this conversation' })

export const bubble = (page: Page, text: string) =>
  conversation(page).getByRole('listitem').filter({ hasText: text })

export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
