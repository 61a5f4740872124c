import type { ContentKind } from '@/client/api/admin/content.ts'
import type { Translator } from '@/client/text/translator.ts'
import { textPages } from '@/domain/content/content-kinds.ts'

/** Name of an item; new ones have none of their own. */
export function contentTitle(
  { kind, id, title }: { kind: ContentKind; id: number; title: string },
  t: Translator,
): string {
  const page = kind === 'page' ? textPages[id - 1] : undefined
  if (page) return t(`admin.setting.${page}`)
  const isNamed = title !== '' && title !== `#${id}`
  if (isNamed) return title
  return kind === 'slide'
    ? t('admin.content.slideNumber', { number: String(id) })
    : t('admin.content.untitled')
}

/** Name of a value: `en.title` is the title with its language, `slug` a fact. */
export function contentValueLabel(
  key: string,
  { t, languages }: { t: Translator; languages: readonly { code: string; name: string }[] },
): string {
  const [code, field] = key.split('.')
  const language = languages.find((it) => it.code === code)
  const name = language ? `admin.content.field.${field}` : `admin.content.fact.${key}`
  const label = t.has(name) ? t(name) : key
  return language ? `${label} (${language.name})` : label
}

/** Reason for a refusal, by the provider's words of it. */
export function contentFault(reason: string | undefined, t: Translator): string | undefined {
  if (!reason) return undefined
  const known = FAULTS.find(([words]) => reason === words)
  return t(known ? known[1] : 'admin.content.fault.other')
}

const FAULTS = [
  ['is required', 'admin.content.fault.required'],
  ['is too long', 'admin.content.fault.tooLong'],
  ['is taken', 'admin.content.fault.taken'],
  ['was not found', 'admin.content.fault.notFound'],
  ['must be in the future', 'admin.content.fault.past'],
  ['must be the address of a page', 'admin.content.fault.link'],
] as const
