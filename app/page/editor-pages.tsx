import type { Metadata } from 'next'
import { parseDraftId } from '@/domain/listing/draft-name.ts'
import type { ListingKind } from '@/domain/listing/listing-gate.ts'
import { ownPaths } from '@/domain/web/listing-routes.ts'
import { decodeSlug } from '@/domain/web/routes.ts'
import { isSlug } from '@/domain/web/slug.ts'
import { MemberHead } from '@/features/account/member-head.tsx'
import { EditorPage } from '@/features/listing-editor/editor-page.tsx'
import { parseListingId, type Written } from '../requests/form-params.ts'
import { loadPage } from './load-page.ts'
import { MissingPage } from './missing-page.tsx'
import { pageMetadata } from './page-metadata.ts'

const titles = {
  property: { add: 'listingEditor.addTitle', edit: 'listingEditor.editTitle' },
  project: { add: 'listingEditor.addProjectTitle', edit: 'listingEditor.editProjectTitle' },
} as const

export type AddListingProps = { searchParams: Promise<{ draft?: Written; copy?: Written }> }

export type EditListingProps = { params: Promise<{ slug: string }> }

export async function addListingMetadata(kind: ListingKind): Promise<Metadata> {
  const page = await loadPage()
  const title = page.t(titles[kind].add)
  return pageMetadata(page, { title, path: ownPaths[kind].add(), isHidden: true })
}

export async function editListingMetadata(
  kind: ListingKind,
  { params }: EditListingProps,
): Promise<Metadata> {
  const page = await loadPage()
  const slug = decodeSlug((await params).slug)
  const title = page.t(titles[kind].edit)
  const path = ownPaths[kind].edit(slug)
  return pageMetadata(page, { title, path, isHidden: true, isMissing: !isSlug(slug) })
}

/** Listing editor for a new listing, a draft or a copy. */
export async function AddListing({ kind, searchParams }: AddListingProps & { kind: ListingKind }) {
  const { t } = await loadPage()
  const { draft, copy } = await searchParams
  return (
    <>
      <MemberHead title={t(titles[kind].add)} lead={t('listingEditor.addLead')} />
      <EditorPage kind={kind} draft={parseDraftId(draft)} copy={parseListingId(copy)} />
    </>
  )
}

/** Listing editor for a saved listing. */
export async function EditListing({ kind, params }: EditListingProps & { kind: ListingKind }) {
  const { t } = await loadPage()
  const slug = decodeSlug((await params).slug)
  if (!isSlug(slug)) return <MissingPage />
  return (
    <>
      <MemberHead title={t(titles[kind].edit)} lead={t('listingEditor.editLead')} />
      <EditorPage kind={kind} slug={slug} />
    </>
  )
}
