'use client'

import { ChevronDown } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

type MoreTextProps = { more: string; less: string; children: ReactNode }

/**
 * Collapsible text. Collapsed by the CSS `scripting` query: never cut off without JavaScript, no
 * layout shift.
 */
export function MoreText({ more, less, children }: MoreTextProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div
        id={id}
        data-state={open ? 'open' : 'closed'}
        className="[@media(scripting:enabled)]:data-[state=closed]:max-h-56 [@media(scripting:enabled)]:data-[state=closed]:overflow-hidden [@media(scripting:enabled)]:data-[state=closed]:mask-b-from-60% print:max-h-none! print:mask-none!"
      >
        {children}
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={buttonStyles({
          variant: 'secondary',
          size: 'sm',
          className: 'group mt-4 noscript:hidden',
        })}
      >
        {open ? less : more}
        <Icon
          of={ChevronDown}
          aria-hidden="true"
          className="transition-[rotate] duration-base group-aria-expanded:rotate-180"
        />
      </button>
    </>
  )
}
