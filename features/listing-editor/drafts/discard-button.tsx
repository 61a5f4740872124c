'use client'

import { Trash2 } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'

type DiscardButtonProps = {
  /** Accessible name. */
  label?: string
  /** Container that gets the focus after canceling. */
  place: (button: HTMLElement) => Element | null
  /** Called after confirmation; the pressed button disappears with the discarded item. */
  onDiscard: (button: HTMLElement) => void
}

/** Asks for confirmation in place. */
export function DiscardButton({ label, place, onDiscard }: DiscardButtonProps) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button size="sm" variant="quiet" aria-label={label} onClick={() => setAsked(true)}>
        <Icon of={Trash2} />
        {t('listingEditor.discard')}
      </Button>
    )
  return (
    <div className="flex gap-2">
      <Button
        ref={focus}
        size="sm"
        variant="quiet"
        onClick={({ currentTarget }) => {
          const around = place(currentTarget)
          restoreFocus(currentTarget, around ? [around] : [])
          setAsked(false)
        }}
      >
        {t('listingEditor.discardNo')}
      </Button>
      <Button size="sm" variant="danger" onClick={({ currentTarget }) => onDiscard(currentTarget)}>
        {t('listingEditor.discardYes')}
      </Button>
    </div>
  )
}

function focus(button: HTMLElement | null): void {
  button?.focus()
}
