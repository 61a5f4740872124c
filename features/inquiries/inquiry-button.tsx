'use client'

import { MessageSquareText } from 'lucide'
import { useRef, useState } from 'react'
import type { OwnState } from '@/client/state/client-state.ts'
import { readRole } from '@/client/state/signed-in-role.ts'
import { useRemembered } from '@/client/state/state-door.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { may } from '@/domain/account/rights.ts'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import type { InquiryRecipient } from './inquiry-recipient.ts'

type InquiryButtonProps = {
  target: InquiryTarget
  recipient: InquiryRecipient
  /** The site stores nothing on the device before consent. */
  asksFirst: boolean
  /** In a card, or as an icon in the bar of phones. */
  place: 'card' | 'bar'
}

const loadDialog = () => import('./form/inquiry-dialog.tsx')

/** Asks the owner of a listing, or an agent; hidden from themselves. */
export function InquiryButton({ target, recipient, asksFirst, place }: InquiryButtonProps) {
  const { t } = useText()
  const person = useRemembered(selectPerson)
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOwn =
    person?.id === recipient.id ||
    (recipient.id === 0 && person && may({ role: readRole(person) }, 'site'))
  if (isOwn) return null
  const isInCard = place === 'card'
  return (
    <>
      <Button
        ref={button}
        variant={isInCard ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        aria-label={isInCard ? undefined : t('inquiries.open')}
        onClick={() => setOpen(true)}
        className={isInCard ? 'w-full noscript:hidden print:hidden' : 'w-11 px-0 noscript:hidden'}
      >
        <Icon of={MessageSquareText} />
        {isInCard ? t('inquiries.open') : null}
      </Button>
      {isOpen ? (
        <OnDemand
          load={loadDialog}
          of={{
            target,
            recipient,
            asksFirst,
            onClose: () => setOpen(false),
            onClosed: () => button.current?.focus(),
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

/** Without what `useSession` loads: this is in the first load of public pages. */
function selectPerson({ User_signup }: OwnState) {
  return User_signup.data?.data
}
