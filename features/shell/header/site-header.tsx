import { clsx } from 'clsx'
import { ChevronDown, Globe, Heart, Menu, SunMoon } from 'lucide'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { iconButtonStyles } from '@/design-system/icon-button/icon-button.tsx'
import { MenuLink, Popover, popoverTrigger } from '@/design-system/popover/popover.tsx'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '../site-link.tsx'
import type { SiteHeaderProps } from './header-props.ts'
import { LanguageMenu } from './language-links.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { SiteLogo } from './site-logo.tsx'
import { moreNavigation, siteNavigation } from './site-navigation.ts'
import { ThemeChoice } from './theme-choice.tsx'

const PREFERENCES = 'preferences-menu'
const MORE = 'more-menu'
const MENU = 'site-menu'

/** Sticky header. Its menus are native popovers, so they open without JavaScript. */
export function SiteHeader(props: SiteHeaderProps) {
  const { settings, t, href, place, account } = props
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
                <NavigationLink href={href(path)} className={wayStyle}>
                  {t(key)}
                </NavigationLink>
              </li>
            ))}
            <li>
              <More {...props} />
            </li>
          </ul>
        </nav>
        <div className="ms-auto flex items-center md:me-1 print:hidden">
          {place}
          <div className="relative">
            <SiteLink
              href={href(routes.saved())}
              aria-label={t('favourites.link')}
              aria-describedby="saved-count"
              className={iconButtonStyles({ className: 'text-ink' })}
            >
              <Icon of={Heart} />
            </SiteLink>
            <div id="saved-count">{account?.count}</div>
          </div>
          <div className="max-md:hidden">
            <Preferences {...props} />
          </div>
        </div>
        <div className="hidden items-center gap-2 md:flex lg:gap-3 print:hidden">
          <SiteLink
            href={href(listingRoutes.addProperty())}
            className={buttonStyles({
              variant: 'secondary',
              size: 'sm',
              className: 'min-h-11 max-xl:hidden',
            })}
          >
            {t('listingEditor.listYours')}
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

const wayStyle =
  'relative inline-flex min-h-11 items-center rounded-sm px-2 font-medium whitespace-nowrap text-ink-muted no-underline transition-colors duration-fast after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-accent lg:px-3 lg:after:inset-x-3'

function More({ settings, t, href }: SiteHeaderProps) {
  return (
    <>
      <button
        type="button"
        {...popoverTrigger(MORE)}
        className={clsx(wayStyle, 'cursor-pointer gap-1 border-0 bg-transparent')}
      >
        {t('shell.more')}
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <Popover id={MORE}>
        {moreNavigation(settings).map(({ key, path }) => (
          <MenuLink key={key} as={SiteLink} href={href(path)}>
            {t(key)}
          </MenuLink>
        ))}
      </Popover>
    </>
  )
}

/** Language and theme share one menu, since they are rarely changed. */
function Preferences({ settings, language, theme, t }: SiteHeaderProps) {
  const { languages, default_language: defaultLanguage } = settings
  const hasChoice = languages.length > 1
  const current = languages.find(({ code }) => code === language)?.name ?? language
  const name = t(hasChoice ? 'shell.preferences' : 'shell.theme')
  return (
    <>
      <button
        type="button"
        aria-label={hasChoice ? `${name}: ${current}` : name}
        title={name}
        {...popoverTrigger(PREFERENCES)}
        className={iconButtonStyles()}
      >
        <Icon of={hasChoice ? Globe : SunMoon} />
      </button>
      <Popover id={PREFERENCES} align="end">
        {hasChoice ? (
          <div className="mb-1.5 border-b border-line pb-1.5">
            <LanguageMenu languages={languages} defaultLanguage={defaultLanguage} />
          </div>
        ) : null}
        <div className="px-3 py-2">
          <p aria-hidden="true" className="mb-1.5 text-sm text-ink-muted">
            {t('shell.theme')}
          </p>
          <ThemeChoice initial={theme} name="theme" />
        </div>
      </Popover>
    </>
  )
}
