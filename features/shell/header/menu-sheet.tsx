import { X } from 'lucide'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { iconButtonStyles } from '@/design-system/icon-button/icon-button.tsx'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { SiteLink } from '../site-link.tsx'
import type { SiteHeaderProps } from './header-props.ts'
import { LanguageMenu } from './language-links.tsx'
import { NavigationLink } from './navigation-link.tsx'
import { moreNavigation, siteNavigation } from './site-navigation.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** Mobile navigation; a popover that opens without JavaScript. */
export function MenuSheet(props: SiteHeaderProps & { id: string }) {
  const { id, settings, theme, t, href, account } = props
  const heading = 'mb-2 px-3 text-sm font-medium text-ink-muted'
  return (
    <div
      id={id}
      popover="auto"
      className="fixed inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-full max-w-sm overflow-y-auto overscroll-contain border-s border-line bg-surface p-4 text-ink opacity-0 shadow-floating transition-[opacity,translate,display,overlay] transition-discrete duration-slow ease-settle backdrop:bg-scrim/60 open:opacity-100 starting:open:translate-x-6 starting:open:opacity-0"
    >
      <div className="flex justify-end">
        <button
          type="button"
          aria-label={t('shell.closeMenu')}
          popoverTarget={id}
          popoverTargetAction="hide"
          className={iconButtonStyles()}
        >
          <Icon of={X} />
        </button>
      </div>
      {account ? <div className="mb-6">{account.sheet}</div> : null}
      <nav aria-label={t('shell.mainNavigation')}>
        <ul className="mb-4">
          {siteNavigation.map(({ key, path }) => (
            <li key={key}>
              <NavigationLink
                href={href(path)}
                className="type-display flex min-h-13 items-center rounded-sm px-3 text-xl text-ink no-underline hover:bg-surface-muted aria-[current=page]:text-brand-ink"
              >
                {t(key)}
              </NavigationLink>
            </li>
          ))}
        </ul>
        <ul className="mb-6 border-t border-line pt-4">
          {moreNavigation(settings).map(({ key, path }) => (
            <li key={key}>
              <NavigationLink
                href={href(path)}
                className="flex min-h-11 items-center rounded-sm px-3 text-ink no-underline hover:bg-surface-muted aria-[current=page]:font-medium aria-[current=page]:text-brand-ink"
              >
                {t(key)}
              </NavigationLink>
            </li>
          ))}
        </ul>
        <SiteLink
          href={href(listingRoutes.addProperty())}
          className={buttonStyles({ variant: 'secondary', className: 'mb-8 w-full' })}
        >
          {t('listingEditor.listYours')}
        </SiteLink>
      </nav>
      {settings.languages.length > 1 ? (
        <div className="mb-8">
          <p className={heading}>{t('shell.language')}</p>
          <LanguageMenu
            languages={settings.languages}
            defaultLanguage={settings.default_language}
          />
        </div>
      ) : null}
      <p className={heading}>{t('shell.theme')}</p>
      <div className="px-3">
        <ThemeChoice initial={theme} name="theme-in-menu" />
      </div>
    </div>
  )
}
