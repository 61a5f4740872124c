import type { ReactNode } from 'react'
import { Button } from '@/design-system/button/button.tsx'

type NumberChoiceProps = { onChoose: () => void; children: ReactNode }

/** Button of a reading in a field's notice; the field gets the focus, as the button goes away. */
export function NumberChoice({ onChoose, children }: NumberChoiceProps) {
  return (
    <Button
      size="sm"
      variant="secondary"
      onClick={({ currentTarget }) => {
        const field = currentTarget.closest('[data-state=invalid]')
        onChoose()
        field?.querySelector('input')?.focus()
      }}
    >
      {children}
    </Button>
  )
}
