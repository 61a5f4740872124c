import type { ContentKind } from '@/domain/content/content-kinds.ts'
import { textPages } from '@/domain/content/content-kinds.ts'
import type { components } from '@/generated/api-types.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import { translated, wireDate } from '@/server/contract/wire-values.ts'
import type { Handlers, RequestContext } from '@/server/http/handler.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import { toArticle } from '../wire.ts'
import { listContent } from './content-list.ts'
import { listContentEditions, viewContent, viewEdition } from './edition-views.ts'
import {
  createContent,
  discardContentDraft,
  publishContent,
  retireContent,
  revertContent,
  saveContentDraft,
  scheduleContent,
  unscheduleContent,
} from './editions.ts'
import type { DraftChanges } from './merge-draft.ts'
import { storeContentPicture } from './pictures.ts'
import { createPreview, openPreview, type Preview, toPreviewArticle } from './previews.ts'
import { toContentBody, toContentDetail, toContentRow, toEdition } from './wire.ts'

type Schemas = components['schemas']

export const editionHandlers = {
  async getContentList({ query }, context) {
    const { kind, state = 'all', search = '', offset, limit } = query
    const { rows, total } = await listContent(context, { kind, state, search, offset, limit })
    return {
      error: false,
      message: rows.length > 0 ? 'Content found.' : 'There is no such content.',
      total,
      data: rows.map((row) => toContentRow({ kind, row }, context)),
    }
  },

  async createContent({ body: { kind, changes } }, context) {
    const { item } = await createContent(context, { kind, changes: toChanges(kind, changes) })
    return { error: false, message: 'The draft is kept.', data: { kind, id: item } }
  },

  async getContent({ path }, context) {
    const data = toContentDetail(await viewContent(context, toItem(path)), context)
    return { error: false, message: 'Content found.', data }
  },

  async saveContentDraft({ path, body: { base, changes } }, context) {
    const at = toItem(path)
    const draft = { base, changes: toChanges(at.kind, changes) }
    const revision = await saveContentDraft(context, at, draft)
    return { error: false, message: 'The draft is kept.', data: { revision } }
  },

  async discardContentDraft({ path, body: { base } }, context) {
    await discardContentDraft(context, toItem(path), { base })
    return { error: false, message: 'The draft is deleted.' }
  },

  async publishContent({ path, body: { base, publish_at: time, note = '' } }, context) {
    const at = toItem(path)
    if (time === undefined) await publishContent(context, at, { base, note })
    else await scheduleContent(context, at, { base, time, note })
    const message = time === undefined ? 'This is public.' : 'This is scheduled.'
    return { error: false, message }
  },

  async unscheduleContent({ path }, context) {
    await unscheduleContent(context, toItem(path))
    return { error: false, message: 'This is a draft again.' }
  },

  async retireContent({ path, body: { note = '' } }, context) {
    await retireContent(context, toItem(path), { note })
    return { error: false, message: 'This is not public any more.' }
  },

  async getContentEditions({ path }, context) {
    const rows = await listContentEditions(context, toItem(path))
    return {
      error: false,
      message: rows.length > 0 ? 'Editions found.' : 'Nothing was published yet.',
      data: rows.map(toEdition),
    }
  },

  async getContentEdition({ path }, context) {
    const edition = await viewEdition(context, toItem(path), path.edition)
    return {
      error: false,
      message: 'Edition found.',
      data: toContentBody(edition, edition.body, context),
    }
  },

  async revertContent({ path, body: { note = '' } }, context) {
    await revertContent(context, toItem(path), { id: path.edition, note })
    return { error: false, message: 'This is public again.' }
  },

  async createContentPreview({ path }, context) {
    const { token, expiresAt } = await createPreview(context, toItem(path))
    const data = { token, expires_at: wireDate(expiresAt) }
    return { error: false, message: 'The preview is ready.', data }
  },

  async getContentPreview({ path: { token } }, context) {
    const preview = await openPreview(context, token)
    return {
      error: false,
      message: 'Preview found.',
      data: await toPreview(context, preview),
    }
  },

  async uploadContentPicture({ body: { image } }, context) {
    if (!(image instanceof UploadedFile)) throw invalid({ image: 'must be a file' })
    const { key, width, height } = await storeContentPicture(context, image)
    const url = imageUrl(context.origin, key)
    return { error: false, message: 'The picture is kept.', data: { key, url, width, height } }
  },
} satisfies Partial<Handlers>

function toItem({ kind, id }: { kind: ContentKind; id: number }) {
  return { kind, item: id }
}

/** 0 and '' stand for none on the wire. */
function toChanges(kind: ContentKind, changes: Schemas['ContentChanges']): DraftChanges {
  const { texts = [], slug, category_id, property_id, link, position, image, meta_image } = changes
  const facts = {
    ...(slug !== undefined && { slug }),
    ...(category_id !== undefined && { categoryId: category_id || null }),
    ...(property_id !== undefined && { propertyId: property_id || null }),
    ...(link !== undefined && { link }),
    ...(position !== undefined && { position }),
    ...(image !== undefined && { imageKey: image || null }),
    ...(meta_image !== undefined && { metaImageKey: meta_image || null }),
  }
  const sent = texts.map(({ is_confirmed, ...text }) => ({
    ...text,
    isConfirmed: is_confirmed === 1,
  }))
  return { texts: sent, facts: kind === 'page' || kind === 'faq' ? {} : facts }
}

async function toPreview(
  context: RequestContext,
  preview: Preview,
): Promise<Schemas['ContentPreview']> {
  const { kind, item, body, expiresAt } = preview
  const { language, origin, deps } = context
  const all = Object.entries(body.translations).map(([code, { texts }]) => [code, texts])
  const translations = Object.fromEntries(all)
  const say = (field: string) => translated(body.texts[field] ?? '', translations, language, field)
  const article =
    kind === 'article'
      ? toArticle(await toPreviewArticle(context, preview), { language, origin, now: deps.clock() })
      : null
  const faq = kind === 'faq' ? { id: item, question: say('question'), answer: say('answer') } : null
  const key = kind === 'page' ? textPages[item - 1] : undefined
  const page = key ? { key, text: say('text') } : null
  return { kind, expires_at: wireDate(expiresAt), article, faq, page }
}
