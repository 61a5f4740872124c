import { type ContentBody, findContentFields } from '@/domain/content/content-kinds.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { ListedContent } from './content-list.ts'
import { isStale } from './content-list.ts'
import { toContentTitle } from './content-title.ts'
import type { EditionRow, Item } from './edition-store.ts'
import type { ContentView } from './edition-views.ts'

type Schemas = components['schemas']
type Place = { origin: string }

export function toContentRow(
  { kind, row }: { kind: Item['kind']; row: ListedContent },
  { origin }: Place,
): Schemas['ContentRow'] {
  return {
    kind,
    id: row.item,
    title: row.title,
    image: imageUrl(origin, row.imageKey),
    draft_state: row.openState,
    is_live: flag(row.isLive),
    publish_at: row.publishAt && wireDate(row.publishAt),
    fault: row.fault,
    changed_at: row.changedAt && wireDate(row.changedAt),
    actor_name: row.actorName,
    untranslated: row.untranslated,
  }
}

export function toContentDetail(view: ContentView, place: Place): Schemas['ContentDetail'] {
  const { kind, item, body, revision, open, current, isLive } = view
  return {
    kind,
    id: item,
    title: toContentTitle(view, body),
    revision,
    draft_state: open?.state === 'draft' || open?.state === 'scheduled' ? open.state : null,
    is_live: flag(isLive),
    was_published: flag(isLive || current !== undefined),
    publish_at: open?.publish_at ? wireDate(open.publish_at) : null,
    fault: open?.fault ?? '',
    changed_at: open ? wireDate(open.updated_at) : null,
    actor_name: open?.actor_name ?? '',
    body: toContentBody(view, body, place),
  }
}

export function toContentBody(
  { kind, item }: Item,
  body: ContentBody,
  { origin }: Place,
): Schemas['ContentBody'] {
  const { language, texts, translations, facts } = body
  const fields = findContentFields(kind, item)
  const own = fields.map(({ name: field }) => {
    return { language, field, text: texts[field] ?? '', is_stale: flag(false) }
  })
  const translated = Object.entries(translations).flatMap(([code, translation]) =>
    fields
      .filter(({ name }) => translation.texts[name])
      .map(({ name: field }) => ({
        language: code,
        field,
        text: translation.texts[field] ?? '',
        is_stale: flag(isStale(body, code, field)),
      })),
  )
  const { imageKey = null, metaImageKey = null } = facts
  return {
    language,
    texts: [...own, ...translated],
    slug: facts.slug ?? '',
    category_id: facts.categoryId ?? 0,
    property_id: facts.propertyId ?? 0,
    link: facts.link ?? '',
    position: facts.position ?? 0,
    image: toPicture(imageKey, origin),
    meta_image: toPicture(metaImageKey, origin),
  }
}

function toPicture(key: string | null, origin: string): Schemas['ContentPicture'] {
  return key ? { key, url: imageUrl(origin, key) } : null
}

export function toEdition(row: EditionRow): Schemas['ContentEdition'] {
  return {
    id: row.id,
    is_current: flag(row.state === 'published' && row.retired_at === null),
    title: toContentTitle(row, row.body),
    actor_name: row.actor_name,
    note: row.note,
    published_at: wireDate(row.published_at ?? row.created_at),
    retired_at: row.retired_at && wireDate(row.retired_at),
  }
}
