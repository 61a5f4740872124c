'use client'

import type { Category } from '@/client/api/property-catalog.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { MaskIcon } from '@/design-system/mask-icon/mask-icon.tsx'
import { noFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { LinkTile } from './link-tile.tsx'
import { sectionPath } from './section-paths.ts'

type CategoryTilesProps = { title: string; categories: readonly Category[] }

/** Categories, each linking to its search results. */
export function CategoryTiles({ title, categories }: CategoryTilesProps) {
  const { t } = useText()
  const href = useHref()
  return (
    <section aria-label={title}>
      <SectionHead title={title} allPath={sectionPath('categories_section')} />
      <ul className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
        {categories.map(({ id, name, slug, image, listings }) => (
          <li key={id} data-category-tile>
            <LinkTile
              href={href(routes.properties({ ...noFilters, category: slug }))}
              icon={image ? <MaskIcon src={image} className="size-5.5" /> : undefined}
              note={listings === null ? undefined : t('home.categoryCount', { count: listings })}
            >
              {name}
            </LinkTile>
          </li>
        ))}
      </ul>
    </section>
  )
}
