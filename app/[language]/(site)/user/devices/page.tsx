import { MemberScreen, memberMetadata } from '@/app/page/member-page.tsx'
import { DeviceList } from '@/features/account/security/device-list.tsx'
import { PasskeySection } from '@/features/account/security/passkeys.tsx'
import { PasswordSection } from '@/features/account/security/password-section.tsx'
import { SecondFactor } from '@/features/second-factor/second-factor.tsx'

export const generateMetadata = () => memberMetadata('devices')

export default function Devices() {
  return (
    <MemberScreen texts="devices">
      <PasswordSection />
      <DeviceList />
      <PasskeySection className="mt-10 max-w-text border-t border-line pt-8" />
      <SecondFactor className="mt-10 max-w-text border-t border-line pt-8" />
    </MemberScreen>
  )
}
