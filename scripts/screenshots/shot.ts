import type { Page } from 'playwright'
import type { People, Viewer } from './demo-people.ts'
import type { Facts } from './facts.ts'
import type { Says } from './says.ts'
import type { SiteName } from './sites.ts'

export type Shot = {
  name: string
  site?: SiteName
  /** Who looks, if no visitor. */
  by?: Viewer
  /** What the device remembers of them otherwise, such as another way to sign in. */
  differs?: Record<string, unknown>
  /** The address without a language; null where the demo region has no such thing. */
  path: (facts: Facts, people: People | null) => string | null
  /** What the provider says to the browser instead of what is true. */
  says?: Says
  /** What somebody does before the picture is taken. Finds things without words: they are translated. */
  prepare?: (page: Page) => Promise<void>
  /** Only the window, for what lies over the page; else the whole page. */
  isWindow?: boolean
  /** At fewer widths than all. */
  widths?: readonly number[]
}

/** Pixels of all widths but a phone's. */
export const WIDE = [768, 1280]
export const PHONE = [360]

/** What opens the report about a home: it stands below the interest in it. */
export const REPORT = 'main button[aria-pressed] + button[aria-haspopup=dialog]:visible'

/** The address of a page by the name of its route. */
export function at(name: keyof Facts['pages']): Shot['path'] {
  return ({ pages }) => pages[name]
}

/** The page of a home by its slug. */
export function property(slug: string | null): string | null {
  return slug && `/properties-details/${encodeURIComponent(slug)}`
}

export function press(selector: string): NonNullable<Shot['prepare']> {
  return (page) => page.locator(`${selector}:visible`).first().click()
}
