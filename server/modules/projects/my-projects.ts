import { canTransition, type ListingTransition } from '@/domain/listing/listing-status.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { wrongStep } from '@/server/modules/listing-editor/decide.ts'
import { UNDO_MS } from '@/server/modules/listing-editor/undo-window.ts'
import { requireMember } from '@/server/viewer.ts'
import {
  type MyProjectRow,
  type MyProjectsFilters,
  readMyProject,
  readMyProjects,
  readMySimilarProjects,
} from './my-projects-store.ts'
import { lockMyProject, type StatusColumns, updateProject } from './posting-store.ts'
import { projectFacts } from './review.ts'
import type { ProjectDetailRow } from './store.ts'

const MAX_SIMILAR = 10

/** A page of the viewer's projects, newest first; `deleted` lists those that can be restored. */
export async function listMyProjects(
  { deps, viewer }: ServiceContext,
  {
    deleted,
    ...wanted
  }: Omit<MyProjectsFilters, 'deletedSince'> & {
    deleted: boolean
    offset: number
    limit: number
  },
): Promise<{ rows: MyProjectRow[]; total: number }> {
  const at = deps.clock()
  const deletedSince = deleted ? { deletedSince: new Date(at.getTime() - UNDO_MS) } : {}
  return await readMyProjects(deps.db, {
    ...wanted,
    ...deletedSince,
    ownerId: requireMember(viewer).id,
    at,
  })
}

/** A project of the viewer. Raises notFound. */
export async function openMyProject(
  { deps, viewer }: ServiceContext,
  wanted: { id?: number; slug?: string },
): Promise<MyProjectRow> {
  const owned = { ownerId: requireMember(viewer).id, at: deps.clock() }
  const project = await readMyProject(deps.db, { ...wanted, ...owned })
  if (!project) throw notThere()
  return project
}

/** The viewer's newest other projects of the category. */
export function similarToMyProject(
  { deps, viewer }: ServiceContext,
  { id, category_id: categoryId }: Pick<MyProjectRow, 'id' | 'category_id'>,
): Promise<ProjectDetailRow[]> {
  const owned = { ownerId: requireMember(viewer).id, at: deps.clock() }
  return readMySimilarProjects(deps.db, { ...owned, id, categoryId, limit: MAX_SIMILAR })
}

/** Shows or hides a project of the viewer. Raises notFound, or conflict if it is not approved. */
export function showProject(context: ServiceContext, id: number, isActive: boolean): Promise<void> {
  const transition = isActive ? 'activate' : 'deactivate'
  return changeOwnStatus(context, { id, transition, columns: { is_active: isActive } })
}

/** Soft-deletes a project of the viewer, who can restore it for 10 minutes. Raises notFound. */
export function deleteProject(context: ServiceContext, id: number): Promise<void> {
  return changeOwnStatus(context, {
    id,
    transition: 'delete',
    columns: { deleted_at: context.deps.clock(), draft_id: null },
  })
}

/**
 * Restores a project deleted by the viewer within 10 minutes. Raises notFound after that, or
 * conflict if it is not deleted.
 */
export async function restoreProject(context: ServiceContext, id: number): Promise<void> {
  const { deps, viewer } = context
  const ownerId = requireMember(viewer).id
  const at = deps.clock()
  await deps.db.transaction().execute(async (tx) => {
    const held = await lockMyProject(tx, { id, ownerId, deleted: true })
    if (!held && (await lockMyProject(tx, { id, ownerId }))) throw wrongStep()
    const isOver = !held?.deleted_at || held.deleted_at.getTime() + UNDO_MS <= at.getTime()
    if (isOver) throw notThere()
    const columns = { deleted_at: null, revision: held.revision + 1 }
    await updateProject(tx, { id, columns, at })
  })
}

async function changeOwnStatus(
  { deps, viewer }: ServiceContext,
  {
    id,
    transition,
    columns,
  }: { id: number; transition: ListingTransition; columns: Partial<StatusColumns> },
): Promise<void> {
  const ownerId = requireMember(viewer).id
  await deps.db.transaction().execute(async (tx) => {
    const held = await lockMyProject(tx, { id, ownerId })
    if (!held) throw notThere()
    if (!canTransition(projectFacts(held), transition)) throw wrongStep()
    const revision = held.revision + 1
    await updateProject(tx, { id, columns: { ...columns, revision }, at: deps.clock() })
  })
}

function notThere() {
  return failure('notFound', 'This project was not found.')
}
