'use client'

import { Trash2 } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { handOnFocus } from '@/design-system/focus/hand-on-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'

type DiscardButtonProps = {
  /** Its name where the word alone does not tell what is discarded. */
  label?: string
  /** What stands around it: the focus goes back there when nothing is discarded. */
  place: (button: HTMLElement) => Element | null
  /** After it was asked; the button that was pressed goes with what is discarded. */
  onDiscard: (button: HTMLElement) => void
}

/** Asks in place before something written is forgotten. Needs the texts `posting.`. */
export function DiscardButton({ label, place, onDiscard }: DiscardButtonProps) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button size="sm" variant="quiet" aria-label={label} onClick={() => setAsked(true)}>
        <Icon of={Trash2} />
        {t('posting.discard')}
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
          handOnFocus(currentTarget, around ? [around] : [])
          setAsked(false)
        }}
      >
        {t('posting.discardNo')}
      </Button>
      <Button size="sm" variant="danger" onClick={({ currentTarget }) => onDiscard(currentTarget)}>
        {t('posting.discardYes')}
      </Button>
    </div>
  )
}

function focus(button: HTMLElement | null): void {
  button?.focus()
}
