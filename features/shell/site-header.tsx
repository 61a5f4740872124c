import { Globe, Heart, Menu } from 'lucide'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { iconButtonStyles } from '@/design-system/icon-button/icon-button.tsx'
import { Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import { listingRoutes } from '@/domain/listing-routes.ts'
import { routes } from '@/domain/routes.ts'
import type { SiteHeaderProps } from './header-props.ts'
import { LanguageMenu } from './language-links.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { SiteLink } from './site-link.tsx'
import { SiteLogo } from './site-logo.tsx'
import { siteNavigation } from './site-navigation.ts'
import { ThemeChoice } from './theme-choice.tsx'

const LANGUAGES = 'language-menu'
const MENU = 'site-menu'

/** Stays at the top of every page. Its menus are the browser's own: they open without scripts. */
export function SiteHeader(props: SiteHeaderProps) {
  const { settings, theme, t, href, place, account } = props
  const { company_name: name, web_logo: logo } = settings
  return (
    <header className="sticky top-0 z-header border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="container-page flex h-16 items-center gap-2 sm:h-18 lg:gap-[min(2.5vw,2rem)]">
        <SiteLogo
          name={name}
          logo={logo}
          href={href(routes.home())}
          label={t('shell.logoLabel', { name })}
        />
        <nav aria-label={t('shell.mainNavigation')} className="hidden md:block">
          <ul className="flex gap-1">
            {siteNavigation.map(({ key, path }) => (
              <li key={key}>
                <NavigationLink
                  href={href(path)}
                  className="relative inline-flex min-h-11 items-center rounded-sm px-3 font-medium text-ink-muted no-underline transition-colors duration-fast after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent"
                >
                  {t(key)}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center md:me-1 print:hidden">
          {place}
          <div className="relative">
            <SiteLink
              href={href(routes.saved())}
              aria-label={t('keep.link')}
              aria-describedby="saved-count"
              className={iconButtonStyles({ className: 'text-ink' })}
            >
              <Icon of={Heart} />
            </SiteLink>
            <div id="saved-count">{account?.count}</div>
          </div>
        </div>
        <div className="hidden items-center gap-3 md:flex print:hidden">
          <Languages {...props} />
          <ThemeChoice initial={theme} name="theme" />
          <SiteLink
            href={href(listingRoutes.addProperty())}
            className={buttonStyles({
              variant: 'secondary',
              size: 'sm',
              className: 'max-xl:hidden',
            })}
          >
            {t('posting.listYours')}
          </SiteLink>
          {account?.header}
        </div>
        <button
          type="button"
          aria-label={t('shell.openMenu')}
          popoverTarget={MENU}
          className={iconButtonStyles({ className: 'md:hidden' })}
        >
          <Icon of={Menu} />
        </button>
        <MenuSheet id={MENU} {...props} />
      </div>
    </header>
  )
}

function Languages({ settings, language, t }: SiteHeaderProps) {
  const { languages, default_language: defaultLanguage } = settings
  if (languages.length < 2) return null
  const current = languages.find(({ code }) => code === language)?.name ?? language
  return (
    <>
      <button
        type="button"
        aria-label={`${t('shell.language')}: ${current}`}
        {...popoverTrigger(LANGUAGES)}
        className={buttonStyles({ variant: 'quiet', size: 'sm' })}
      >
        <Icon of={Globe} />
        <span className="max-xl:hidden">{current}</span>
      </button>
      <Popover id={LANGUAGES} align="end">
        <LanguageMenu languages={languages} defaultLanguage={defaultLanguage} />
      </Popover>
    </>
  )
}
