import { SiteFrame } from '@/app/frame/site-frame.tsx'

export default function ShellPage() {
  return (
    <SiteFrame>
      <p>Hello</p>
    </SiteFrame>
  )
}
