import { isSameText } from '@/domain/languages/text-forms.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure, invalid } from '@/server/contract/failure.ts'
import { writeAudit } from '@/server/modules/audit/audit-store.ts'
import { requireStaff } from '@/server/viewer.ts'
import { type ImportPlan, listEntryChanges, planImport, toWrittenFile } from './import-plan.ts'
import { formatTextFile } from './text-file.ts'
import type { FileFormat } from './text-file.types.ts'
import { lockEntries, readTextsState, saveOrigins, updateOverrides } from './text-store.ts'
import { getDictionary, listOverridden, toEntries } from './texts.ts'

/** Raises notFound. */
export async function exportLanguage(
  context: ServiceContext,
  code: string,
  format: FileFormat,
): Promise<{ name: string; content: string }> {
  requireStaff(context)
  const dictionary = await getDictionary(context.deps.db, code)
  const content = formatTextFile(toWrittenFile(dictionary), format)
  return { name: `hearth-${code}.${format === 'xliff' ? 'xlf' : 'json'}`, content }
}

/** Compares a file with the texts in force. Raises notFound. */
export async function checkLanguageFile(
  context: ServiceContext,
  code: string,
  content: string,
): Promise<{ base: string; plan: ImportPlan }> {
  requireStaff(context)
  const { db } = context.deps
  const { id } = (await getDictionary(db, code)).language
  // The state first: what is read after it is at least as new.
  const base = await readTextsState(db, id)
  return { base, plan: planImport(await getDictionary(db, code), content) }
}

/**
 * Imports a file that was checked. Raises notFound, invalid if a text of it is refused, and conflict
 * if texts of the language were changed since `base`.
 */
export async function importLanguage(
  context: ServiceContext,
  code: string,
  { base, content }: { base: string; content: string },
): Promise<ImportPlan['counts']> {
  const { id: actorId } = requireStaff(context)
  const { db, clock } = context.deps
  const at = clock()
  return await db.transaction().execute(async (tx) => {
    await lockEntries(tx, code)
    const dictionary = await getDictionary(tx, code)
    const { id, name } = dictionary.language
    if ((await readTextsState(tx, id)) !== base) {
      throw failure('conflict', 'Somebody changed texts of this language.', { key: 'textsChanged' })
    }
    const { counts, texts } = planImport(dictionary, content)
    if (counts.refused > 0) throw invalid({ file: 'has texts that cannot be used' })
    if (texts.length === 0) return counts
    const differing = texts.filter(({ current, wanted }) => !isSameText(wanted, current.shipped))
    await updateOverrides(tx, {
      id,
      removed: texts.flatMap(({ current }) => listOverridden(dictionary, current.key)),
      entries: Object.fromEntries(
        differing.flatMap(({ current, wanted }) => Object.entries(toEntries(current.key, wanted))),
      ),
      at,
    })
    const origins = texts.map(({ current, source }) => ({ key: current.key, source }))
    await saveOrigins(tx, { languageId: id, origins, actorId, at })
    await writeAudit(tx, {
      actorId,
      action: 'languageTextsImported',
      subject: { kind: 'language', id, name },
      change: listEntryChanges(texts),
      at,
    })
    return counts
  })
}
