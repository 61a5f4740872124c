import type { City } from '@/client/api/places.ts'
import type { Text } from '@/client/text/text.ts'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { routes } from '@/domain/web/routes.ts'

type TownsProps = { cities: City[]; t: Text['t']; href: (path: string) => string }

/** City links instead of the location picker, without scripts. */
export function TownsWithoutScript({ cities, t, href }: TownsProps) {
  return (
    <noscript>
      <p className="mt-6 mb-2 text-ink-muted">{t('places.noScript')}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {cities.map(({ name, state, country }) => (
          <li key={`${name} ${state} ${country}`}>
            <a
              href={href(routes.properties({ ...noFilters, city: name }))}
              className={linkStyles({ className: 'inline-flex min-h-9 items-center' })}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  )
}
