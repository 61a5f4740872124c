import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Nothing here keeps anybody out; `part` where what is around it has been looked at already. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(violations, page.url()).toEqual([])
}
