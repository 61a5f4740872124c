import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** The rules whose result a theme changes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Runs axe on `part`, where what is around it was checked before, by `rules` or all. */
export async function expectNoViolations(
  page: Page,
  part = 'html',
  rules?: string[],
): Promise<void> {
  // Without motion: text that is fading in or out has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const axe = new AxeBuilder({ page }).include(part)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    page.url(),
  ).toEqual([])
}
