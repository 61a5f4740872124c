import { createHash, randomBytes } from 'node:crypto'
import type { ContentBody } from '@/domain/content/content-kinds.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { requireStaff } from '@/server/viewer.ts'
import { type ArticleRow, findArticleCategoryById } from '../store.ts'
import type { Item } from './edition-store.ts'
import { readContent, viewContent } from './edition-views.ts'
import { deleteExpiredPreviews, findPreview, insertPreview } from './preview-store.ts'

const MINUTE_MS = 60_000
const PREVIEW_MINUTES = 15
const TOKEN_BYTES = 32

/** A token that shows an item with its draft for 15 minutes. Raises forbidden, notFound. */
export async function createPreview(
  context: ServiceContext,
  at: Item,
): Promise<{ token: string; expiresAt: Date }> {
  const { id: accountId } = requireStaff(context)
  await viewContent(context, at)
  const { db, clock } = context.deps
  const now = clock()
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(now.getTime() + PREVIEW_MINUTES * MINUTE_MS)
  await deleteExpiredPreviews(db, now)
  await insertPreview(db, { ...at, tokenHash: hashToken(token), accountId, expiresAt })
  return { token, expiresAt }
}

export type Preview = Item & { body: ContentBody; expiresAt: Date }

/** The item that a token shows, as it is now. Raises notFound. */
export async function openPreview({ deps }: ServiceContext, token: string): Promise<Preview> {
  const { db, clock, settings } = deps
  const found = await findPreview(db, { tokenHash: hashToken(token), at: clock() })
  if (!found) throw failure('notFound', 'This preview has ended.')
  const { kind, item, expires_at: expiresAt } = found
  const view = await readContent(db, { kind, item }, (await settings.read()).default_language)
  if (!view) throw failure('notFound', 'This preview has ended.')
  return { kind, item, body: view.body, expiresAt }
}

/** A draft in the shape of a published article. */
export async function toPreviewArticle(
  { deps: { db, clock } }: ServiceContext,
  { item, body }: Preview,
): Promise<ArticleRow> {
  const { texts, facts } = body
  const category = facts.categoryId
    ? await findArticleCategoryById(db, facts.categoryId)
    : undefined
  const translations = Object.entries(body.translations).map(([code, it]) => [code, it.texts])
  return {
    id: item,
    slug: facts.slug || `article-${item}`,
    title: texts.title ?? '',
    description: texts.description ?? '',
    image_key: facts.imageKey ?? null,
    meta_title: texts.meta_title ?? null,
    meta_description: texts.meta_description ?? null,
    meta_keywords: texts.meta_keywords ?? null,
    meta_image_key: facts.metaImageKey ?? null,
    translations: Object.fromEntries(translations),
    created_at: clock(),
    category_id: category?.id ?? null,
    category_slug: category?.slug ?? null,
    category_name: category?.name ?? null,
    category_translations: category?.translations ?? null,
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
