import type { OperationId } from '@/server/contract/operation-types.ts'
import type { Scene } from './permission-scene.ts'

/** Statuses for visitor, member, owner, agent, deactivated, administrator. */
export type Answers = readonly [number, number, number, number, number, number]

export type Asked = {
  query?: Record<string, string | number>
  path?: Record<string, string | number>
  body?: object
  headers?: Record<string, string>
}

export type PermissionRow = {
  id: OperationId
  /** What is asked, where an operation has more than one answer. */
  of: string
  answers: Answers
  ask: (scene: Scene) => Asked | Promise<Asked>
}

export type Ask = PermissionRow['ask']

export const MEMBERS: Answers = [401, 200, 200, 200, 403, 200]
/** Of a thing that only its owner knows of. */
export const OWNER_ALONE: Answers = [401, 404, 200, 404, 403, 404]

export function row(
  id: OperationId,
  answers: Answers,
  ask: Ask = () => ({}),
  of = '',
): PermissionRow {
  return { id, of, answers, ask }
}
