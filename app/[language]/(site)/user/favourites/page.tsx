import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { FavouriteList } from '@/features/account/favourite-list.tsx'

export const generateMetadata = () => memberMetadata('favourites')

export default function Favourites() {
  return (
    <MemberScreen texts="favourites">
      <FavouriteList />
    </MemberScreen>
  )
}
