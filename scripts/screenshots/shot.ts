import type { Page } from 'playwright'
import type { Facts } from './facts.ts'
import type { SiteName } from './sites.ts'

export type Shot = {
  name: string
  site?: SiteName
  /** The address without a language; null where the demo region has no such thing. */
  path: (facts: Facts) => string | null
  /** What a visitor does before the picture is taken. Finds things without words: they are translated. */
  prepare?: (page: Page) => Promise<void>
  /** Only the window, for what lies over the page; else the whole page. */
  isWindow?: boolean
  /** At fewer widths than all. */
  widths?: readonly number[]
}

/** Pixels of all widths but a phone's. */
export const WIDE = [768, 1280]

/** The address of a page by the name of its route. */
export function at(name: keyof Facts['pages']): Shot['path'] {
  return ({ pages }) => pages[name]
}
