import type { Page } from 'playwright'
import type { People, Viewer } from './demo-people.ts'
import type { Facts } from './facts.ts'
import type { Says } from './says.ts'
import type { SiteName } from './sites.ts'

export type Shot = {
  name: string
  site?: SiteName
  /** Default: a visitor. */
  by?: Viewer
  /** Overrides of the stored profile, such as another sign-in method. */
  differs?: Record<string, unknown>
  /** Without language prefix; null if the demo region has no such page. */
  path: (facts: Facts, people: People | null) => string | null
  says?: Says
  /** Interaction before the screenshot. Locators must not use text, which is translated. */
  prepare?: (page: Page) => Promise<void>
  /** Viewport only, for overlays; default: full page. */
  isWindow?: boolean
  /** Default: all widths. */
  widths?: readonly number[]
}

/** Pixels; all but the phone width. */
export const WIDE = [768, 1280]
export const PHONE = [360]

/** Opens the report dialog; next to the interest button. */
export const REPORT = 'main button[aria-pressed] + button[aria-haspopup=dialog]:visible'

export function at(name: keyof Facts['pages']): Shot['path'] {
  return ({ pages }) => pages[name]
}

export function property(slug: string | null): string | null {
  return slug && `/properties-details/${encodeURIComponent(slug)}`
}

export function press(selector: string): NonNullable<Shot['prepare']> {
  return (page) => page.locator(`${selector}:visible`).first().click()
}
