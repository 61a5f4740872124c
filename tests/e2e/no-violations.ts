import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Nothing here keeps anybody out; `part` where what is around it has been looked at already. */
export async function expectNoViolations(page: Page, part = 'html'): Promise<void> {
  // Without motion: text that is fading in or out has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    page.url(),
  ).toEqual([])
}
