import { type ContentBody, findContentFields } from '@/domain/content/content-kinds.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { listLanguageCodes } from '@/server/modules/settings/service.ts'
import { requireStaff } from '@/server/viewer.ts'
import { toContentTitle } from './content-title.ts'
import { type ContentListQuery, countContentRows, listContentRows } from './list-store.ts'
import { listPublic, toBody } from './public-content.ts'
import { hashSource } from './source-hash.ts'

export type ListedContent = {
  item: number
  title: string
  imageKey: string | null
  openState: 'draft' | 'scheduled' | null
  isLive: boolean
  publishAt: Date | null
  fault: string
  changedAt: Date | null
  actorName: string
  /** Codes of languages with a text that is missing, or older than its source. */
  untranslated: string[]
}

/** A page of the items of a kind. Raises forbidden. */
export async function listContent(
  context: ServiceContext,
  query: ContentListQuery,
): Promise<{ rows: ListedContent[]; total: number }> {
  requireStaff(context)
  const { db, settings } = context.deps
  const { default_language } = await settings.read()
  const languages = await listLanguageCodes(db)
  const [found, total] = [await listContentRows(db, query), await countContentRows(db, query)]
  const { kind } = query
  const items = found.map(({ item }) => item)
  const live = await listPublic(db, kind, items)
  const rows = found.map((row): ListedContent => {
    const { item } = row
    const shown = live.get(item)
    const empty: ContentBody = {
      language: default_language,
      texts: {},
      translations: {},
      facts: {},
    }
    const body =
      row.open_body ?? (shown ? toBody(shown, default_language) : (row.current_body ?? empty))
    // Only an edition knows what its translations were made from.
    const translated = row.open_body ?? row.current_body ?? body
    return {
      item,
      title: toContentTitle({ kind, item }, body),
      imageKey: body.facts.imageKey ?? null,
      openState: row.open_state,
      isLive: row.is_live,
      publishAt: row.publish_at,
      fault: row.fault ?? '',
      changedAt: row.changed_at,
      actorName: row.actor_name ?? '',
      untranslated: listUntranslated({ kind, item }, translated, languages),
    }
  })
  return { rows, total }
}

function listUntranslated(
  { kind, item }: Pick<ContentListQuery, 'kind'> & { item: number },
  body: ContentBody,
  languages: readonly string[],
): string[] {
  const fields = findContentFields(kind, item).filter(({ name }) => body.texts[name])
  return languages.filter(
    (code) =>
      code !== body.language &&
      fields.some(({ name }) => !body.translations[code]?.texts[name] || isStale(body, code, name)),
  )
}

/** Whether the source text was changed since it was translated. */
export function isStale(body: ContentBody, language: string, field: string): boolean {
  const { texts = {}, sources = {} } = body.translations[language] ?? {}
  return Boolean(texts[field]) && sources[field] !== hashSource(body.texts[field])
}
