import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { isolated } from '@/client/text/isolated.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { toLocale } from '@/domain/money/number-format.ts'
import type { SearchFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'
import type { WishPart } from '@/domain/wishes/wish-search.ts'
import { SoftLink } from '../search/soft-link.tsx'

/** A wish in a person's own words, with what the search does not answer. */
export type UnansweredWish = {
  text: string
  /** Words that no filter stands for. */
  unknown: readonly string[]
  /** Words about a protected class. */
  refused: readonly string[]
  /** Parts that were understood but have no filter. */
  left: readonly WishPart[]
}

type WishLineProps = { wish: UnansweredWish; filters: SearchFilters }

/** The wish above its chips; another search takes it away. */
export function WishLine({ wish, filters }: WishLineProps) {
  const { t, language } = useText()
  const href = useHref()
  const isShown = useSearchParams().get('words') === wish.text
  if (!isShown) return null
  const list = new Intl.ListFormat(toLocale(language), { type: 'conjunction' })
  const { text, unknown, refused, left } = wish
  const lines: ReactNode[] = []
  if (left.length > 0) {
    lines.push(
      t('properties.wish.left', {
        parts: list.format(left.map((part) => t(`properties.wish.part.${part}`))),
      }),
    )
  }
  if (unknown.length > 0) {
    const words = unknown.join(' ')
    lines.push(
      <>
        {t('properties.wish.unknown', { words: list.format(unknown.map(isolated)) })}{' '}
        <SoftLink
          href={href(routes.properties({ ...filters, search: words, page: 1 }))}
          className={buttonStyles({ variant: 'quiet', size: 'sm' })}
        >
          {t('properties.wish.searchWords')}
        </SoftLink>
      </>,
    )
  }
  if (refused.length > 0) {
    lines.push(t('properties.wish.refused', { words: list.format(refused.map(isolated)) }))
  }
  return (
    <Banner
      role="status"
      variant="info"
      title={t('properties.wish.words', { text: isolated(text) })}
      className="mb-5"
    >
      {lines.length > 0 ? (
        <ul className="flex flex-col gap-2">
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no state
            <li key={at}>{line}</li>
          ))}
        </ul>
      ) : (
        t('properties.wish.all')
      )}
    </Banner>
  )
}
