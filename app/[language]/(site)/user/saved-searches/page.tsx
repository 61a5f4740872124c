import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { MemberSearches } from '@/features/properties/saved-searches/member-searches.tsx'

export const generateMetadata = () => memberMetadata('saved-searches')

export default function SavedSearches() {
  return (
    <MemberScreen texts="saved-searches">
      <MemberSearches />
    </MemberScreen>
  )
}
