import { CalendarPlus } from 'lucide'
import { useEffect, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { FreeTimesForm } from './free-times-form.tsx'
import { OwnerTimeForm } from './owner-time-form.tsx'
import { ReasonForm } from './reason-form.tsx'
import type { ViewingRequest } from './use-viewing-request.ts'

/** Possible actions on a viewing, and the last result. */
export function ViewingSteps({ request }: { request: ViewingRequest }) {
  const { t } = useText()
  const { refusal, failure } = request
  const place = useFocusKept(request)
  return (
    <div ref={place} tabIndex={-1} className="focus:outline-none">
      {refusal ? (
        <Banner role="alert" variant="warning" className="mt-3">
          {t(`viewings.refusal.${refusal}`)}
        </Banner>
      ) : null}
      <FailedSend
        failure={failure}
        title={t('viewings.part.failedTitle')}
        prefix="viewings.failure."
        t={t}
        className="mt-3"
      />
      <Form request={request} />
    </div>
  )
}

/** After a step the control that took it is gone: the focus stays beside it. */
function useFocusKept({ stage, viewing }: ViewingRequest) {
  const place = useRef<HTMLDivElement>(null)
  const hasActed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other controls are shown
  useEffect(() => {
    if (stage !== 'ready') {
      hasActed.current = true
    } else if (hasActed.current && document.activeElement === document.body) {
      hasActed.current = false
      place.current?.focus({ preventScroll: true })
    }
  }, [stage, viewing?.sequence, viewing?.id])
  return place
}

/** A form stays while it is sent, so that nothing typed is lost. */
function Form({ request }: { request: ViewingRequest }) {
  const { stage, act, side } = request
  const isTimed = act === 'request' || act === 'move'
  const isExplained = act === 'decline' || act === 'cancel'
  const isSending = stage === 'sending'
  if (stage === 'choosing' || (isSending && isTimed)) {
    return side === 'owner' ? (
      <OwnerTimeForm request={request} />
    ) : (
      <FreeTimesForm request={request} />
    )
  }
  if (stage === 'confirming' || (isSending && isExplained)) return <ReasonForm request={request} />
  return <Buttons request={request} />
}

function Buttons({ request }: { request: ViewingRequest }) {
  const { t } = useText()
  const { viewing, isAhead, mayRequest, mayMove, stage, open, step } = request
  const mayAnswer = isAhead && viewing?.awaitsMe
  const mayChange = isAhead && viewing?.mayChange
  const isSending = stage === 'sending'
  return (
    <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
      {mayRequest ? (
        <Button size="sm" onClick={() => open('request')}>
          <Icon of={CalendarPlus} />
          {t('viewings.act.request')}
        </Button>
      ) : null}
      {mayAnswer ? (
        <Button size="sm" busy={isSending} onClick={() => step('agree')}>
          {t('viewings.act.agree')}
        </Button>
      ) : null}
      {mayChange && mayMove ? (
        <Button variant="secondary" size="sm" busy={isSending} onClick={() => open('move')}>
          {t('viewings.act.move')}
        </Button>
      ) : null}
      {mayChange ? (
        <Button
          variant="secondary"
          size="sm"
          busy={isSending}
          onClick={() => step(mayAnswer ? 'decline' : 'cancel')}
        >
          {t(mayAnswer ? 'viewings.act.decline' : 'viewings.act.cancel')}
        </Button>
      ) : null}
    </div>
  )
}
