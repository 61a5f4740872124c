import { humanisedAge } from '@/domain/web/relative-time.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import type { Schemas } from '@/server/modules/properties/wire.ts'
import type { MyProjectFacts, MyProjectRow } from './my-projects-store.ts'
import type { ProjectDetailRow } from './store.ts'
import { type ProjectShaping, toProject } from './wire.ts'

export function toMyProject(
  row: MyProjectRow,
  shaping: ProjectShaping,
  at: Date,
): Schemas['OwnProject'] {
  return { ...toMySimilarProject(row, shaping, at), ...ownFacts(row) }
}

export function toMySimilarProject(
  row: ProjectDetailRow,
  shaping: ProjectShaping,
  at: Date,
): Schemas['Project'] {
  return { ...toProject(row, shaping), ...age(row, at) }
}

function age({ created_at }: { created_at: Date }, at: Date) {
  return { created_at: humanisedAge(created_at, at), created_at_iso: wireDate(created_at) }
}

function ownFacts(row: MyProjectFacts): Schemas['OwnProjectFacts'] {
  const { submitted_at, approved_at, deleted_at } = row
  return {
    reject_reason: rejectReason(row),
    revision: row.revision,
    image_alt: row.image_alt,
    submitted_at: submitted_at && wireDate(submitted_at),
    approved_at: approved_at && wireDate(approved_at),
    ...(deleted_at ? { deleted_at: wireDate(deleted_at) } : {}),
  }
}

function rejectReason({
  id,
  reject_id,
  reject_reason,
  rejected_at,
}: MyProjectFacts): Schemas['OwnProjectFacts']['reject_reason'] {
  if (reject_id === null || rejected_at === null) return null
  return {
    id: reject_id,
    project_id: id,
    reason: reject_reason ?? '',
    created_at: wireDate(rejected_at),
  }
}
