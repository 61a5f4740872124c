import { type ReactNode, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { restoreFocus } from '@/design-system/focus/restore-focus.ts'

type SureButtonProps = {
  label: ReactNode
  /** Asked before acting; null acts at once. */
  question: string | null
  /** For the second button; reversible actions are primary. */
  variant?: 'danger' | 'primary'
  isBusy: boolean
  onSure: () => void
}

/** A button that asks first. */
export function SureButton({
  label,
  question,
  variant = 'danger',
  isBusy,
  onSure,
}: SureButtonProps) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setAsking(false)
    // The button is there again after this render, until what it does takes it away.
    requestAnimationFrame(() => {
      const button = opener.current
      button?.focus()
      if (button?.parentElement) restoreFocus(button, [button.parentElement])
    })
  }
  if (!isAsking || question === null) {
    return (
      <Button
        ref={opener}
        variant="secondary"
        size="sm"
        busy={isBusy}
        onClick={() => (question === null ? onSure() : setAsking(true))}
      >
        {label}
      </Button>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={question} className="basis-full">
      <p className="mb-3 text-ink">{question}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          autoFocus
          variant={variant}
          size="sm"
          onClick={() => {
            close()
            onSure()
          }}
        >
          {label}
        </Button>
        <Button variant="quiet" size="sm" onClick={close}>
          {t('viewings.act.back')}
        </Button>
      </div>
    </div>
  )
}
