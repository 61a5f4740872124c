import type { WishFilters, WishSort } from '../wish.ts'

/** A wish with its expected reading; words may be listed in longer phrases, and others beside them. */
export type WishExample = {
  kind: string
  text: string
  filters: WishFilters
  sort?: WishSort
  unknown?: readonly string[]
  refused?: readonly string[]
}
