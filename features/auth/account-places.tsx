import { User } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { routes } from '@/domain/web/routes.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AccountCorner } from './account-corner.tsx'

type AccountPlacesProps = { t: Translator; href: (path: string) => string }

/** Server-rendered account links, the same for everyone. */
export function accountPlaces({ t, href }: AccountPlacesProps) {
  return {
    header: (
      <AccountCorner place="Header">
        <SiteLink
          href={href(routes.signIn())}
          className={buttonStyles({ variant: 'secondary', size: 'sm', className: 'min-h-11' })}
        >
          <Icon of={User} />
          <span className="max-xl:sr-only">{t('auth.session.signIn')}</span>
        </SiteLink>
      </AccountCorner>
    ),
    count: <AccountCorner place="Count" />,
    sheet: (
      <AccountCorner place="Sheet">
        <div className="grid grid-cols-2 gap-3 px-3">
          <SiteLink
            href={href(routes.signIn())}
            className={buttonStyles({ variant: 'secondary', className: 'w-full' })}
          >
            {t('auth.session.signIn')}
          </SiteLink>
          <SiteLink
            href={href(routes.register())}
            className={buttonStyles({ className: 'w-full' })}
          >
            {t('auth.session.register')}
          </SiteLink>
        </div>
      </AccountCorner>
    ),
  }
}
