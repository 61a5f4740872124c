import type { ServiceContext } from '@/server/actor.ts'
import type { SideId } from '@/server/modules/chat/chat-conditions.ts'
import { type AnswerTimes, measureAnswers, readAnswerTime } from './answer-time-store.ts'

export type { AnswerTimes }

const DAYS = 90
const DAY_MS = 86_400_000
/** Fewer prove nothing. */
const MIN_ANSWERED = 5

/** Median minutes to an owner's first answer, over the last 90 days; null if too few prove it. */
export async function answerMinutes(
  { deps }: Pick<ServiceContext, 'deps'>,
  owner: SideId,
): Promise<number | null> {
  const since = new Date(deps.clock().getTime() - DAYS * DAY_MS)
  const { answered, minutes } = await readAnswerTime(deps.db, { owner, since })
  return answered < MIN_ANSWERED ? null : minutes
}

/** For pages of what an owner lists: nothing while too few answers prove it. */
export async function findAnswerTime(
  context: Pick<ServiceContext, 'deps'>,
  owner: SideId,
): Promise<{ answer_minutes?: number }> {
  const minutes = await answerMinutes(context, owner)
  return minutes === null ? {} : { answer_minutes: minutes }
}

/** Of all owners together. */
export function readAnswerTimes(
  { deps }: Pick<ServiceContext, 'deps'>,
  range: Parameters<typeof measureAnswers>[1],
): Promise<AnswerTimes> {
  return measureAnswers(deps.db, range)
}
