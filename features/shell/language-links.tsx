'use client'

import { clsx } from 'clsx'
import { usePathname, useSearchParams } from 'next/navigation'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MenuLink } from '@/design-system/popover/popover.tsx'
import { inLanguage, splitLanguage } from '@/domain/routes.ts'

export type LanguageLinksProps = {
  languages: readonly { code: string; name: string }[]
  defaultLanguage: string
}

/**
 * Menu links to this page in other languages, with its query. Plain links: the document's direction
 * and fonts change, so it must reload.
 */
export function LanguageMenu(props: LanguageLinksProps) {
  return useLanguageLinks(props).map(({ name, ...link }) => (
    <MenuLink key={link.lang} {...link}>
      {name}
    </MenuLink>
  ))
}

/** The same links as a list. */
export function LanguageList(props: LanguageLinksProps) {
  return useLanguageLinks(props).map(({ name, ...link }) => (
    <li key={link.lang}>
      <a
        {...link}
        className={clsx(
          linkStyles({ variant: 'quiet' }),
          'inline-flex min-h-9 items-center aria-[current=true]:font-medium',
        )}
      >
        {name}
      </a>
    </li>
  ))
}

function useLanguageLinks({ languages, defaultLanguage }: LanguageLinksProps) {
  const { language } = useText()
  const codes = languages.map(({ code }) => code)
  const { path } = splitLanguage(usePathname(), codes, defaultLanguage)
  const query = useSearchParams().toString()
  return languages.map(({ code, name }) => ({
    name,
    href: inLanguage(path, code, defaultLanguage) + (query ? `?${query}` : ''),
    hrefLang: code,
    lang: code,
    'aria-current': code === language ? ('true' as const) : undefined,
  }))
}
