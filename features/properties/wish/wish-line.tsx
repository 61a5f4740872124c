import { useSearchParams } from 'next/navigation'
import { isolated } from '@/client/text/isolated.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
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
  const { text, unknown, refused, left } = wish
  const list = (words: readonly string[]) =>
    new Intl.ListFormat(toLocale(language), { type: 'conjunction' }).format(words)
  const isWhole = unknown.length + refused.length + left.length === 0
  return (
    <Banner
      role="status"
      variant="info"
      title={t('properties.wish.words', { text: isolated(text) })}
      className="mb-5"
    >
      {isWhole ? <p>{t('properties.wish.all')}</p> : null}
      {left.length > 0 ? (
        <p>
          {t('properties.wish.left', {
            parts: list(left.map((part) => t(`properties.wish.part.${part}`))),
          })}
        </p>
      ) : null}
      {unknown.length > 0 ? (
        <p>
          {t('properties.wish.unknown', { words: list(unknown.map(isolated)) })}{' '}
          <SoftLink
            href={href(routes.properties({ ...filters, search: unknown.join(' '), page: 1 }))}
            className={linkStyles()}
          >
            {t('properties.wish.searchWords')}
          </SoftLink>
        </p>
      ) : null}
      {refused.length > 0 ? (
        <p>{t('properties.wish.refused', { words: list(refused.map(isolated)) })}</p>
      ) : null}
    </Banner>
  )
}
