import { useText } from '@/client/text/text-context.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { ChatQuestion, ChatQuestionProps } from './chat-question-props.ts'

const loadDialog = () => import('./chat-question-dialog.tsx')

/** Asks before something that cannot be taken back; null asks nothing. */
export function ChatQuestionDialog({
  question,
  ...rest
}: Omit<ChatQuestionProps, 'question'> & { question: ChatQuestion | null }) {
  const { t } = useText()
  if (!question) return null
  return (
    <OnDemand
      load={loadDialog}
      of={{ question, ...rest }}
      onFailed={() => {
        rest.onClose()
        showToast('error', t('shell.failure.network'))
      }}
    />
  )
}
