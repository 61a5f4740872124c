import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { nextPath } from '@/domain/next-path.ts'
import { type MemberPage, routes } from '@/domain/routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { BackToListing } from '@/features/listing-gate/back-to-listing.tsx'
import { loadPage } from './load-page.ts'
import { PageData } from './page-data.tsx'
import { pageMetadata } from './page-metadata.ts'

/** Of a page that is nobody's but the signed-in person's: search engines have nothing to list. */
export async function memberMetadata(name: MemberPage): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t(`member.${name}`),
    path: routes.member(name),
    isHidden: true,
  })
}

export type MemberPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Where somebody came from who is sent to a page to clear the way; null for everybody else. */
export async function cameFrom({ searchParams }: MemberPageProps): Promise<string | null> {
  const { next } = await searchParams
  return nextPath(typeof next === 'string' ? next : null)
}

type MemberScreenProps = {
  name: MemberPage
  /** As `cameFrom` answers it: the way back stands above the title. */
  next?: string | null
  /** Beginnings of the keys of what the page says beside its title. */
  texts: readonly string[]
  children: ReactNode
}

/** A page of the member area: its title, and below it what only the browser can ask for. */
export async function MemberScreen({ name, next = null, texts, children }: MemberScreenProps) {
  const { t } = await loadPage()
  return (
    <PageData texts={texts}>
      <BackToListing next={next} label={t('listingGate.back')} />
      <MemberHead title={t(`member.${name}`)} lead={t(`member.${name}Lead`)} />
      {children}
    </PageData>
  )
}
