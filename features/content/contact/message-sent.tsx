import { MailCheck } from 'lucide'
import { useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

/** Confirmation that replaces the form. */
export function MessageSent({ onAgain }: { onAgain: () => void }) {
  const { t } = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="rounded-lg border border-line bg-surface p-6 sm:p-10">
      <span className="grid size-14 place-items-center rounded-full bg-success-soft text-success-ink [&_svg]:size-7">
        <Icon of={MailCheck} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="type-display mt-5 text-xl text-ink outline-none">
        {t('content.contact.sentTitle')}
      </h2>
      <p className="mt-2 text-ink-muted">{t('content.contact.sentText')}</p>
      <Button variant="secondary" onClick={onAgain} className="mt-6">
        {t('content.contact.again')}
      </Button>
    </div>
  )
}
