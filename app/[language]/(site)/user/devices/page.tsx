import { MemberScreen, memberMetadata } from '@/app/member-page.tsx'
import { DeviceList } from '@/features/account/device-list.tsx'

export const generateMetadata = () => memberMetadata('devices')

export default function Devices() {
  return (
    <MemberScreen name="devices" texts={['devices.']}>
      <DeviceList />
    </MemberScreen>
  )
}
