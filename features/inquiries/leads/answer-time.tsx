import { Clock } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { toAnswerTime } from '@/domain/inquiry/answer-time.ts'

/** The owner's own measured answer time; null with too few answers. */
export function AnswerTime({ minutes }: { minutes: number | null }) {
  const { t } = useText()
  const time = minutes === null ? null : toAnswerTime(minutes)
  return (
    <p className="mb-4 flex gap-2 text-sm text-ink-muted">
      <Icon of={Clock} className="mt-0.5 size-4 shrink-0" />
      {time
        ? t(`inquiries.leads.answersIn.${time.unit}`, { count: time.count })
        : t('inquiries.leads.answersUnknown')}
    </p>
  )
}
