import { SiteFrame } from '@/app/site-frame.tsx'

export default function ShellPage() {
  return (
    <SiteFrame>
      <p>Hello</p>
    </SiteFrame>
  )
}
