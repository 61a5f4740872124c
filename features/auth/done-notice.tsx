import { CircleCheck, type IconNode } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/design-system/icon/icon.tsx'

type DoneNoticeProps = { icon?: IconNode; title: string; actions?: ReactNode; children: ReactNode }

/** Confirmation that replaces a completed form. */
export function DoneNotice({ icon = CircleCheck, title, actions, children }: DoneNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success-ink [&_svg]:size-7">
        <Icon of={icon} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-display mt-5 text-xl text-ink outline-none">
        {title}
      </h2>
      <div className="mt-2 wrap-anywhere text-ink-muted">{children}</div>
      {actions ? <div className="mt-6">{actions}</div> : null}
    </div>
  )
}
