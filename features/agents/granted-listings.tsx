'use client'

import type { ReactNode } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { AgentListings, type AgentListingsProps } from './agent-listings.tsx'
import { useMemberWork } from './use-member-work.ts'

type GrantedListingsProps = Pick<
  AgentListingsProps,
  'name' | 'show' | 'page' | 'isAdmin' | 'streets'
> & {
  slug: string
  fallback: ReactNode
}

/** Agent listings unlocked by the member's packages. */
export default function GrantedListings({ slug, fallback, ...rest }: GrantedListingsProps) {
  const text = useText()
  const href = useHref()
  const work = useMemberWork({ slug, ...rest })
  return work ? <AgentListings {...rest} {...text} work={work} href={href} /> : fallback
}
