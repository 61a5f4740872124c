'use client'

import { clsx } from 'clsx'
import { usePathname, useSearchParams } from 'next/navigation'
import { useText } from '@/client/text/text-context.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { MenuLink } from '@/design-system/popover/popover.tsx'
import { inLanguage, splitLanguage } from '@/domain/web/routes.ts'

export type LanguageLinksProps = {
  languages: readonly { code: string; name: string }[]
  defaultLanguage: string
}

/**
 * This page in other languages. Plain links: direction and fonts change, so the document must
 * reload.
 */
export function LanguageMenu(props: LanguageLinksProps) {
  return useLanguageLinks(props).map(({ name, ...link }) => (
    <MenuLink key={link.lang} {...link}>
      {name}
    </MenuLink>
  ))
}

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
