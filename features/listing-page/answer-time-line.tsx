import { Clock } from 'lucide'
import type { Translator } from '@/client/text/translator.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { toAnswerTime } from '@/domain/inquiry/answer-time.ts'

/** Measured answer time of an owner or agent, in minutes; nothing while too few answers prove it. */
export function AnswerTimeLine({ minutes, t }: { minutes: number | undefined; t: Translator }) {
  if (minutes === undefined) return null
  const { unit, count } = toAnswerTime(minutes)
  return (
    <p className="flex items-center gap-2 text-sm text-ink-muted">
      <Icon of={Clock} className="size-4 shrink-0" />
      {t(`listingPage.answersIn.${unit}`, { count })}
    </p>
  )
}
