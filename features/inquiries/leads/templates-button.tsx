import { TextQuote } from 'lucide'
import { type RefObject, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { addLine } from '../form/add-line.ts'

const loadDialog = () => import('./templates-dialog.tsx')

/** Opens the owner's texts to answer with; one is added to the answer. */
export function TemplatesButton({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const field = () => {
    const found = form.current?.elements.namedItem('message')
    return found instanceof HTMLTextAreaElement ? found : null
  }
  const isInserted = useRef(false)
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          isInserted.current = false
          setOpen(true)
        }}
      >
        <Icon of={TextQuote} />
        {t('inquiries.templates.title')}
      </Button>
      {isOpen ? (
        <OnDemand
          load={loadDialog}
          of={{
            current: () => field()?.value.trim() ?? '',
            onInsert: (text: string) => {
              const message = field()
              if (message) addLine(message, text)
              isInserted.current = true
              setOpen(false)
            },
            onClose: () => setOpen(false),
            onClosed: () => (isInserted.current ? field() : button.current)?.focus(),
          }}
          onFailed={() => {
            setOpen(false)
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </>
  )
}
