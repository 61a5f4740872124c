import { may, type Right } from '@/domain/account/rights.ts'
import type { OperationId } from '@/server/contract/operation-types.ts'
import type { Caller, Scene } from './permission-scene.ts'

export type OtherStaff = Extract<Caller, 'editor' | 'moderator' | 'support'>
const OTHER_STAFF: readonly OtherStaff[] = ['editor', 'moderator', 'support']
const MEMBER = 1
const ADMINISTRATOR = 5

/**
 * Statuses for visitor, member, owner, agent, deactivated, administrator. Those of the other staff follow from the
 * right of the operation; without a right they are members.
 */
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
  /** Of other staff, where they differ from what the right says. */
  staff?: Partial<Record<OtherStaff, number>>
  ask: (scene: Scene) => Asked | Promise<Asked>
}

/** What every caller gets, in the order of `CALLERS`. */
export function expectedAnswers(
  { answers, staff = {} }: Pick<PermissionRow, 'answers' | 'staff'>,
  right: Right | undefined,
): number[] {
  const others = OTHER_STAFF.map((role) => {
    const usual = right === undefined ? answers[MEMBER] : 403
    const isAllowed = right !== undefined && may({ role }, right)
    return staff[role] ?? (isAllowed ? answers[ADMINISTRATOR] : usual)
  })
  return [...answers, ...others]
}

/** Where staff are refused, or let in, as administrators are. */
export function allStaff(status: number): Record<OtherStaff, number> {
  return { editor: status, moderator: status, support: status }
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
