import { LogOut } from 'lucide'
import { type RefObject, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'

type EndOthersProps = {
  isEnding: boolean
  onEnd: () => void
  /** Receives focus when the button disappears with the other devices. */
  heir: RefObject<HTMLElement | null>
}

const loadDialog = () => import('./end-others-dialog.tsx')

/** Signs out all other devices after confirmation. */
export function EndOthers({ isEnding, onEnd, heir }: EndOthersProps) {
  const { t } = useText()
  const [isAsked, setAsked] = useState(false)
  const isSure = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        busy={isEnding}
        onClick={() => setAsked(true)}
      >
        <Icon of={LogOut} />
        {t('account.devices.endOthers')}
      </Button>
      {isAsked ? (
        <OnDemand
          load={loadDialog}
          of={{
            onDecide(sure: boolean) {
              isSure.current = sure
              setAsked(false)
              if (sure) onEnd()
            },
            onClosed(event: Event) {
              event.preventDefault()
              const next = isSure.current ? heir.current : button.current
              next?.focus()
            },
          }}
          onFailed={() => {
            setAsked(false)
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </>
  )
}
