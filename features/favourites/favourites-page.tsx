import type { Translator } from '@/client/text/translator.ts'
import { routes, type SavedList, savedLists } from '@/domain/web/routes.ts'
import { ChoiceLink } from '@/features/shell/choice-link.tsx'
import { FavouriteHomes } from './favourites.tsx'

type SavedPageProps = {
  list: SavedList
  t: Translator
  href: (path: string) => string
}

/**
 * Page of the lists stored on this device. The lists are rendered in the browser, because the
 * server does not know them.
 */
export function FavouritesPage({ list, t, href }: SavedPageProps) {
  return (
    <div className="container-page pt-6 pb-16 sm:pt-10">
      <h1 className="type-display text-display text-ink">{t('favourites.page.title')}</h1>
      <p className="mt-2 max-w-text text-ink-muted">{t('favourites.page.lead')}</p>
      <nav aria-label={t('favourites.page.choice')} className="mt-6 mb-8 flex flex-wrap gap-2">
        {savedLists.map((one) => (
          <ChoiceLink key={one} href={href(routes.saved(one))} isCurrent={one === list}>
            {t(`favourites.page.${one}`)}
          </ChoiceLink>
        ))}
      </nav>
      <p className="hidden max-w-text noscript:block">{t('favourites.page.noScript')}</p>
      <FavouriteHomes key={list} list={list} />
    </div>
  )
}
