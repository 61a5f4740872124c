import type { Logger } from '@/server/log.ts'
import type { StreetArea, StreetQuestions } from '../streets.ts'
export function openQuestions(
  _areas: () => readonly StreetArea[],
  _log: Logger,
): StreetQuestions & { close: () => Promise<void> } {
  throw new Error('x')
}
