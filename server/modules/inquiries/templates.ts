import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { requireMember } from '@/server/viewer.ts'
import {
  deleteTemplate,
  insertTemplate,
  lockTemplates,
  readTemplates,
  type TemplateRow,
  type TemplateText,
  updateTemplate,
} from './template-store.ts'

const MAX_TEMPLATES = 50

export function listTemplates({ deps, viewer }: ServiceContext): Promise<TemplateRow[]> {
  return readTemplates(deps.db, requireMember(viewer).id)
}

/** Raises conflict if the viewer has as many as one can have. */
export async function createTemplate(
  { deps, viewer }: ServiceContext,
  written: TemplateText,
): Promise<TemplateRow> {
  const accountId = requireMember(viewer).id
  return deps.db.transaction().execute(async (tx) => {
    if ((await lockTemplates(tx, accountId)) >= MAX_TEMPLATES) {
      throw failure('conflict', 'You have as many texts as one can have.', {
        key: 'tooManyTemplates',
      })
    }
    return insertTemplate(tx, { ...trimmed(written), accountId, at: deps.clock() })
  })
}

/** Raises notFound. */
export async function changeTemplate(
  { deps, viewer }: ServiceContext,
  { id, ...written }: TemplateText & { id: number },
): Promise<TemplateRow> {
  const own = { id, accountId: requireMember(viewer).id }
  const row = await updateTemplate(deps.db, { ...trimmed(written), ...own, at: deps.clock() })
  if (!row) throw noTemplate()
  return row
}

/** Raises notFound. */
export async function removeTemplate({ deps, viewer }: ServiceContext, id: number): Promise<void> {
  const isGone = await deleteTemplate(deps.db, { id, accountId: requireMember(viewer).id })
  if (!isGone) throw noTemplate()
}

function trimmed({ name, text }: TemplateText): TemplateText {
  return { name: name.trim(), text: text.trim() }
}

function noTemplate() {
  return failure('notFound', 'This text was not found.')
}
