import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

/** Says that a mailed link was used or has expired. */
export function LinkGone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Banner role="alert" variant="danger" icon={<Icon of={CircleAlert} />} title={title}>
      {children}
    </Banner>
  )
}

/** Servers reject the link itself or its `token` field. */
export function isLinkGone(failure: unknown): boolean {
  if (!(failure instanceof ApiError)) return false
  return failure.kind === 'notFound' || 'token' in failure.fields
}
