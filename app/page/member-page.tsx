import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { TextsName } from '@/client/text/sent-texts.ts'
import { type MemberPage, routes } from '@/domain/web/routes.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { BackToListing } from '@/features/listing-gate/back-to-listing.tsx'
import { loadPage } from './load-page.ts'
import { PageData } from './page-data.tsx'
import { pageMetadata } from './page-metadata.ts'
import { returnPath } from './return-path.ts'

export async function memberMetadata(name: MemberPage): Promise<Metadata> {
  const page = await loadPage()
  return pageMetadata(page, {
    title: page.t(`account.pages.${name}`),
    path: routes.member(name),
    isHidden: true,
  })
}

export type MemberPageProps = {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Return path of members sent here to meet a requirement. */
export async function cameFrom({ searchParams }: MemberPageProps): Promise<string | null> {
  const [page, { next }] = await Promise.all([loadPage(), searchParams])
  return returnPath(page, next)
}

type MemberScreenProps = {
  /** Name of the page, and of the texts it sends. */
  texts: MemberPage & TextsName
  /** From `cameFrom`; shown as a back link. */
  next?: string | null
  children: ReactNode
}

export async function MemberScreen({ texts, next = null, children }: MemberScreenProps) {
  const { t } = await loadPage()
  return (
    <PageData texts={texts}>
      <BackToListing next={next} label={t('listingGate.back')} />
      <MemberHead title={t(`account.pages.${texts}`)} lead={t(`account.pages.${texts}Lead`)} />
      {children}
    </PageData>
  )
}
