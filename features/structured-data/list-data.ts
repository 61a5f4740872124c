import type { ItemList } from 'schema-dts'
import type { SiteContext } from './site-data.ts'

/** List of links to detail pages. `before` is the number of items on earlier pages. */
export function listData(
  { origin, href }: Pick<SiteContext, 'origin' | 'href'>,
  { paths, before, total }: { paths: readonly string[]; before: number; total: number },
): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: origin + href(path),
    })),
  }
}
