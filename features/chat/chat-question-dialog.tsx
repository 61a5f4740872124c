import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import type { ChatQuestionProps } from './chat-question-props.ts'

/** Default export, as `OnDemand` requires. */
export default function ChatQuestionDialog({ question, name, onClose, onSure }: ChatQuestionProps) {
  const { t } = useText()
  const [reason, setReason] = useState('')
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="sm"
        title={t(`chat.question.${question}.title`, { name })}
        closeLabel={t('chat.close')}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('chat.cancel')}
            </Button>
            <Button
              variant={question === 'report' ? 'primary' : 'danger'}
              onClick={() => {
                onClose()
                onSure(reason.trim())
              }}
            >
              {t(`chat.question.${question}.sure`)}
            </Button>
          </>
        }
      >
        <p className="text-ink-muted">{t(`chat.question.${question}.text`, { name })}</p>
        {question === 'report' ? (
          <Field label={t('chat.reportReason')} labelNote={t('chat.optional')} className="mt-5">
            {({ required: _, ...control }) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={1000}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
        ) : null}
      </DialogContent>
    </Dialog>
  )
}
