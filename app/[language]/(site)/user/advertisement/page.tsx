import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { AdvertList } from '@/features/adverts/advert-list.tsx'

export const generateMetadata = () => memberMetadata('advertisement')

export default function MyAdvertsPage() {
  return (
    <MemberScreen texts="advertisement">
      <AdvertList />
    </MemberScreen>
  )
}
