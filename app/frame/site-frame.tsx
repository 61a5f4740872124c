import { Activity, type ReactNode } from 'react'
import { accountPlaces } from '@/features/auth/account-places.tsx'
import { signInOffers } from '@/features/auth/offers.ts'
import { LocationButton } from '@/features/places/location-button.tsx'
import { SiteFooter } from '@/features/shell/header/site-footer.tsx'
import { SiteHeader } from '@/features/shell/header/site-header.tsx'
import { SiteParts } from '@/features/shell/site-parts.tsx'
import { loadPage } from '../page/load-page.ts'
import { LateCorner } from './late-corner.tsx'
import { Providers } from './providers.tsx'
import { SiteNotice } from './site-notice.tsx'

export async function SiteFrame({ children }: { children: ReactNode }) {
  const page = await loadPage()
  const { settings, language, t, href, theme } = page
  return (
    <Providers
      source={page.textSource('site-frame')}
      direction={page.direction}
      defaultLanguage={page.defaultLanguage}
    >
      <SiteParts />
      <SiteNotice />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader
          settings={settings}
          theme={theme ?? 'system'}
          language={language}
          t={t}
          href={href}
          place={<LocationButton />}
          account={accountPlaces(page)}
        />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Activity>
          <SiteFooter settings={settings} t={t} href={href} year={new Date().getFullYear()} />
        </Activity>
        <LateCorner offers={signInOffers(settings)} />
      </div>
    </Providers>
  )
}
