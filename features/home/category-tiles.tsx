'use client'

import Link from 'next/link'
import type { Category } from '@/client/api/catalogue.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { MaskIcon } from '@/design-system/mask-icon/mask-icon.tsx'
import { routes } from '@/domain/routes.ts'
import { noFilters } from '@/domain/search-filters.ts'
import { SectionHead } from '@/features/shell/section-head.tsx'
import { sectionPath } from './section-paths.ts'

type CategoryTilesProps = { title: string; categories: readonly Category[] }

/** Kinds of home, each leading to its results. */
export function CategoryTiles({ title, categories }: CategoryTilesProps) {
  const { t } = useText()
  const href = useHref()
  return (
    <section aria-label={title}>
      <SectionHead title={title} allPath={sectionPath('categories_section')} />
      <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {categories.map(({ id, name, slug, image, listings }) => (
          <li key={id}>
            <Link
              href={href(routes.properties({ ...noFilters, category: slug }))}
              prefetch={false}
              className="group flex h-full min-h-18 items-center gap-3.5 rounded-md border border-line bg-surface px-4 py-3 text-ink no-underline transition-colors duration-fast hover:border-line-strong hover:bg-surface-muted"
            >
              {image ? (
                <span className="hidden size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-ink min-[26rem]:grid">
                  <MaskIcon src={image} className="size-5.5" />
                </span>
              ) : null}
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{name}</span>
                {listings === null ? null : (
                  <span className="block text-sm text-ink-muted">
                    {t('home.categoryCount', { count: listings })}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
