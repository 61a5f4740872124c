import { cookies } from 'next/headers'
import { UnsupportedBanner } from '@/features/notifications/unsupported-banner.tsx'
import { APP_BANNER_COOKIE } from '@/features/shell/notices/app-banner-choice.ts'
import { loadPage } from './load-page.ts'

/** Offers the operator's app, unless the visitor dismissed it. */
export async function UnsupportedNotice() {
  const [jar, { settings }] = await Promise.all([cookies(), loadPage()])
  const { appstore_id, playstore_id, company_name } = settings
  const shopUrl = [appstore_id, playstore_id].find((url) => url && /^https?:\/\//.test(url))
  if (!shopUrl || jar.has(APP_BANNER_COOKIE)) return null
  return <UnsupportedBanner name={company_name} shopUrl={shopUrl} />
}
