import { SiteFrame } from '@/app/site-frame.tsx'

/** The shell without content. */
export default function ShellPage() {
  return (
    <SiteFrame>
      <p>Hello</p>
    </SiteFrame>
  )
}
