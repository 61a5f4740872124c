import { useRef } from 'react'
import { LateTexts } from '@/client/text/late-texts.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import type { GateReason } from '@/machines/auth/sign-in-gate.machine.ts'
import type { SignInOffers } from './offers.ts'
import { SessionRoom } from './session-room.tsx'

type SignInDialogProps = {
  reason: GateReason
  offers: SignInOffers
  onGivenUp: () => void
  onFailed: () => void
}

/** Sign-in dialog over the page; the gate closes it afterwards. */
export default function SignInDialog({ reason, offers, onGivenUp, onFailed }: SignInDialogProps) {
  const { t } = useText()
  // Element to restore the focus to.
  const before = useRef(document.activeElement)
  return (
    <Dialog open onOpenChange={onGivenUp}>
      <DialogContent
        title={t(`gate.reason.${reason}`)}
        description={reason === 'member-page' ? undefined : t('gate.lead')}
        closeLabel={t('shell.close')}
        size="sm"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (before.current instanceof HTMLElement) before.current.focus()
        }}
      >
        <LateTexts
          texts="sign-in"
          known="auth.signIn.title"
          onFailed={onFailed}
          fallback={
            <div className="grid min-h-80 place-items-center">
              <Spinner label={t('shell.loading')} />
            </div>
          }
        >
          <SessionRoom start="sign-in" offers={offers} isPage={false} onDone={() => {}} />
        </LateTexts>
      </DialogContent>
    </Dialog>
  )
}
