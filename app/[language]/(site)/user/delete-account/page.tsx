import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { LeaveForm } from '@/features/account/security/deletion-start.tsx'

export const generateMetadata = () => memberMetadata('delete-account')

export default function DeleteAccount() {
  return (
    <MemberScreen texts="delete-account">
      <LeaveForm />
    </MemberScreen>
  )
}
