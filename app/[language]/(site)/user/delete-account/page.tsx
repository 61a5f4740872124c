import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { DeletionStart } from '@/features/account/security/deletion-start.tsx'

export const generateMetadata = () => memberMetadata('delete-account')

export default function DeleteAccount() {
  return (
    <MemberScreen texts="delete-account">
      <DeletionStart />
    </MemberScreen>
  )
}
