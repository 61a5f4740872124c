import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { isGranted } from '@/domain/account/access.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { SHARE_DRAWING, type ShareCard } from '@/server/gateways/images/share-card.ts'
import { ADMINISTRATOR } from '@/server/modules/settings/administrator.ts'
import { getLocale } from '@/server/modules/settings/service.ts'
import { GUEST } from '@/server/viewer.ts'
import { siteCard, toShareCard } from './share-words.ts'
import {
  type AddressRow,
  findSharedPage,
  type Gates,
  highestId,
  type ListedKind,
  publicAddresses,
  rangesInUse,
} from './store.ts'

export type AddressRange = { kind: ListedKind; first: number; last: number }

/** Id ranges with at least one public page. */
export async function listRanges(
  { deps: { db, clock, access } }: ServiceContext,
  size: number,
): Promise<AddressRange[]> {
  const asked = { at: clock(), gates: await getGates(access), size }
  const ranges: AddressRange[] = []
  for (const kind of KINDS) {
    const highest = await highestId(db, kind)
    const firsts = await rangesInUse(db, { ...asked, kind, highest })
    ranges.push(...firsts.map((first) => ({ kind, first, last: first + size - 1 })))
  }
  return ranges
}

/** Public pages by id; `next` is the id to continue from, null at the end. */
export async function listAddresses(
  { deps: { db, clock, access } }: ServiceContext,
  wanted: AddressRange,
): Promise<{ rows: AddressRow[]; next: number | null }> {
  const asked = { at: clock(), gates: await getGates(access) }
  const found = await publicAddresses(db, { ...wanted, ...asked, limit: ROWS_AT_ONCE + 1 })
  return { rows: found.slice(0, ROWS_AT_ONCE), next: found[ROWS_AT_ONCE]?.id ?? null }
}

export type SharePicture = {
  content(): Promise<Buffer>
  /** Changes with the picture. */
  tag: string
}

/**
 * Share picture of a page, rendered once and stored; pages not open to guests show the
 * marketplace's. Raises notFound, and LimitReached for too many renderings.
 */
export async function getSharePicture(
  context: ServiceContext,
  { kind, slug, language }: { kind: ListedKind; slug: string; language: string | undefined },
): Promise<SharePicture> {
  if (kind === 'agent' && slug === ADMINISTRATOR.slug) return sharePictureOfSite(context, language)
  const { db, clock, access } = context.deps
  const asked = { at: clock(), gates: await getGates(access) }
  const found = await findSharedPage(db, { kind, slug, ...asked })
  if (!found) throw failure('notFound', 'This page was not found.')
  if (found.is_gated) return sharePictureOfSite(context, language)
  const wording = await getWording(context, language)
  return kept(context, `${kind}-${found.id}`, wording.language, toShareCard(kind, found, wording))
}

export async function sharePictureOfSite(
  context: ServiceContext,
  language: string | undefined,
): Promise<SharePicture> {
  const wording = await getWording(context, language)
  return kept(context, 'site', wording.language, siteCard(wording))
}

const KINDS: readonly ListedKind[] = ['property', 'project', 'article', 'agent']
const ROWS_AT_ONCE = 5000
const FOLDER = 'shares'
const DIGEST_LENGTH = 24

async function getGates(access: ServiceContext['deps']['access']): Promise<Gates> {
  const [premium, projects] = await Promise.all([
    access.premiumListings(GUEST),
    access.projectAccess(GUEST),
  ])
  return {
    premium: !isGranted(premium, 'premium_properties'),
    projects: !isGranted(projects, 'project_access'),
  }
}

async function getWording({ deps }: ServiceContext, wanted: string | undefined) {
  const settings = await deps.settings.read()
  const locale = await getLocale(deps.db, wanted, settings.default_language)
  return { ...locale, settings }
}

/** One picture per page and language; a new one replaces it. */
async function kept(
  context: ServiceContext,
  name: string,
  language: string,
  card: ShareCard,
): Promise<SharePicture> {
  const facts = JSON.stringify([SHARE_DRAWING, card])
  const tag = createHash('sha256').update(facts).digest('hex').slice(0, DIGEST_LENGTH)
  const folder = `${FOLDER}/${name}/${language}`
  const key = `${folder}/${tag}.jpg`
  const content = async () => {
    const found = await context.deps.files.read(key)
    if (found) return buffer(found.stream)
    const inHand = drawing.get(key) ?? draw(context, { folder, key, card })
    drawing.set(key, inHand)
    return inHand.finally(() => drawing.delete(key))
  }
  return { tag, content }
}

/** Concurrent requests in this process share one rendering. */
const drawing = new Map<string, Promise<Buffer>>()

async function draw(
  { deps: { images, files, limits, log }, clientAddress }: ServiceContext,
  { folder, key, card }: { folder: string; key: string; card: ShareCard },
): Promise<Buffer> {
  await limits.consume('sharePicturesByAddress', clientAddress)
  const content = await images.shareCard(card)
  try {
    const previous = await files.list(folder)
    await files.put(key, content, { mime: 'image/jpeg', visibility: 'public' })
    for (const old of previous) await files.remove(old)
  } catch (error) {
    // A full disk must not hide the picture; it is rendered again next time.
    log.warn({ err: error, key }, 'share picture not kept')
  }
  return content
}
