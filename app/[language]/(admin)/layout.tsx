import type { ReactNode } from 'react'
import './admin.css'
import { LateCorner } from '@/app/frame/late-corner.tsx'
import { Providers } from '@/app/frame/providers.tsx'
import { loadPage } from '@/app/page/load-page.ts'
import { AdminFrame } from '@/features/admin/admin-frame.tsx'
import { accountPlaces } from '@/features/auth/account-places.tsx'
import { signInOffers } from '@/features/auth/offers.ts'
import { ThemeChoice } from '@/features/shell/header/theme-choice.tsx'
import { SiteParts } from '@/features/shell/site-parts.tsx'

/** Separate from the site frame: admin pages need nothing of it. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const page = await loadPage()
  const { settings, theme, t, href } = page
  return (
    <Providers
      source={page.textSource('admin-frame')}
      direction={page.direction}
      defaultLanguage={page.defaultLanguage}
    >
      <SiteParts />
      <AdminFrame
        settings={settings}
        t={t}
        href={href}
        corner={
          <>
            <span className="max-sm:hidden">
              <ThemeChoice initial={theme ?? 'system'} name="theme" />
            </span>
            {accountPlaces(page).header}
          </>
        }
      >
        {children}
      </AdminFrame>
      <LateCorner offers={signInOffers(settings)} />
    </Providers>
  )
}
