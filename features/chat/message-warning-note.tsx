import { Info, TriangleAlert } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { messageWarnings } from '@/domain/chat/message-warnings.ts'

/** Warns of the gravest risk in somebody else's message. */
export function MessageWarningNote({ text }: { text: string }) {
  const { t } = useText()
  const [warning] = messageWarnings(text)
  if (!warning) return null
  const isGrave = warning === 'bank' || warning === 'payment'
  return (
    <p
      className={
        isGrave
          ? 'mt-1.5 flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning-ink'
          : 'mt-1 flex gap-1.5 px-1 text-xs text-ink-muted'
      }
    >
      <Icon of={isGrave ? TriangleAlert : Info} className="mt-0.5 size-4 shrink-0" />
      <span>{t(`chat.warning.${warning}`)}</span>
    </p>
  )
}
