import { slugify } from '@/domain/web/slug.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { listLanguageCodes } from '@/server/modules/settings/service.ts'
import { requireStaff } from '@/server/viewer.ts'
import {
  type AdminCategoryRow,
  deleteArticleCategoryRow,
  findArticleCategoryRow,
  isCategorySlugTaken,
  listArticleCategoryRows,
  saveArticleCategoryRow,
} from './category-store.ts'

export type CategoryNames = ReadonlyMap<string, string>

/** Raises forbidden. */
export async function listAdminCategories(
  context: ServiceContext,
): Promise<{ rows: AdminCategoryRow[]; language: string }> {
  requireStaff(context)
  const { db, settings } = context.deps
  const rows = await listArticleCategoryRows(db)
  return { rows, language: (await settings.read()).default_language }
}

/** Without an id it creates one. Raises forbidden, notFound, invalid. */
export async function saveCategory(
  context: ServiceContext,
  { id, slug, names }: { id: number | null; slug: string; names: CategoryNames },
): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, settings, clock } = context.deps
  const { default_language } = await settings.read()
  const name = names.get(default_language) ?? ''
  await db.transaction().execute(async (tx) => {
    const before = id ? await findArticleCategoryRow(tx, id) : undefined
    if (id && !before) throw failure('notFound', NOT_FOUND)
    const faults: Record<string, string> = {}
    const known = new Set(await listLanguageCodes(tx))
    for (const code of names.keys()) {
      if (!known.has(code)) faults[`names.${code}`] = 'is not a language of the marketplace'
    }
    if (name === '') faults[`names.${default_language}`] = 'is required'
    const wanted = slugify(slug || before?.slug || name)
    if (wanted === '') faults.slug = 'is required'
    else if (await isCategorySlugTaken(tx, { slug: wanted, id })) faults.slug = 'is taken'
    if (Object.keys(faults).length > 0) throw invalid(faults)
    const translations = { ...before?.translations }
    for (const [code, text] of names) {
      if (code === default_language) continue
      if (text === '') delete translations[code]
      else translations[code] = { ...translations[code], name: text }
    }
    const saved = await saveArticleCategoryRow(tx, { id, slug: wanted, name, translations })
    const subject = { kind: 'article-category', id: saved, name } as const
    const change = {
      before: { name: before?.name ?? '', slug: before?.slug ?? '' },
      after: { name, slug: wanted },
    }
    await writeAudit(tx, { actorId, action: 'articleCategorySaved', subject, change, at: clock() })
  })
}

/** Raises forbidden, notFound, and conflict while an article or draft has it. */
export async function deleteCategory(context: ServiceContext, id: number): Promise<void> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  await db.transaction().execute(async (tx) => {
    const row = await findArticleCategoryRow(tx, id)
    if (!row) throw failure('notFound', NOT_FOUND)
    if (row.uses > 0)
      throw failure('conflict', 'Articles have this category.', { key: 'categoryUsed' })
    await deleteArticleCategoryRow(tx, id)
    const subject = { kind: 'article-category', id, name: row.name } as const
    const change = { before: { name: row.name, slug: row.slug }, after: { name: '', slug: '' } }
    await writeAudit(tx, {
      actorId,
      action: 'articleCategoryRemoved',
      subject,
      change,
      at: clock(),
    })
  })
}

const NOT_FOUND = 'This category was not found.'
