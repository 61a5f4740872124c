import { cookies, headers } from 'next/headers'
import type { WebSettings } from '@/client/api/settings.ts'
import { TextProvider } from '@/client/text/text-context.tsx'
import { findAppShop } from '@/domain/account/mobile-device.ts'
import { APP_BANNER_COOKIE } from '@/features/shell/notices/app-banner-choice.ts'
import { CHOICE_COOKIE, parseCookieChoice } from '@/features/shell/notices/cookie-choice.ts'
import { loadPage } from '../page/load-page.ts'

/**
 * One notice at a time: cookie consent, on later mobile visits the app banner. Server-rendered to
 * avoid layout shifts; code and translations load only when shown.
 */
export async function SiteNotice() {
  const [jar, asked, page] = await Promise.all([cookies(), headers(), loadPage()])
  const { settings } = page
  if (settings.allow_cookies && !parseCookieChoice(jar.get(CHOICE_COOKIE)?.value)) {
    const { CookieNotice } = await import('@/features/shell/notices/cookie-notice.tsx')
    return (
      <TextProvider source={page.textSource('cookie-notice')}>
        <CookieNotice />
      </TextProvider>
    )
  }
  if (jar.has(APP_BANNER_COOKIE)) return null
  const shopUrl = findShopUrl(settings, asked.get('user-agent') ?? '')
  if (!shopUrl) return null
  const { AppBanner } = await import('@/features/shell/notices/app-banner.tsx')
  return (
    <TextProvider source={page.textSource('app-banner')}>
      <AppBanner name={settings.company_name} shopUrl={shopUrl} />
    </TextProvider>
  )
}

/** Null on desktops, and if the operator has no app for the device. */
function findShopUrl(settings: WebSettings, userAgent: string): string | null {
  const shop = findAppShop(userAgent)
  const url = shop === 'apple' ? settings.appstore_id : shop && settings.playstore_id
  return url && /^https?:\/\//.test(url) ? url : null
}
