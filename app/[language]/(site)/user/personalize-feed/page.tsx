import { loadPage } from '@/app/page/load-page.ts'
import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { FeedPreferencesForm } from '@/features/feed/feed-preferences-form.tsx'

export const generateMetadata = () => memberMetadata('personalize-feed')

export default async function PersonalizeFeed() {
  const { settings } = await loadPage()
  return (
    <MemberScreen texts="personalize-feed">
      <FeedPreferencesForm currencySymbol={settings.currency_symbol} />
    </MemberScreen>
  )
}
