import { FileCheck } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readDeviceDraft } from '@/client/state/device/draft-store.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'
import { type FilledIn, filledFrom, withDraft } from './answers.ts'
import { ApplicationSummary } from './application-summary.tsx'
import { VerificationBanner } from './status-banner.tsx'
import { useVerification, type Verification } from './use-verification.ts'
import { draftName, dropAnswers } from './use-verification-form.ts'
import { VerificationForm } from './verification-form.tsx'
import { VerificationLoading } from './verification-loading.tsx'

type VerificationRoomProps = { person: number; asksFirst: boolean }

/** Verification status, and the form or the submitted answers. */
export default function VerificationRoom({ person, asksFirst }: VerificationRoomProps) {
  const { t } = useText()
  const verification = useVerification((isSent) => {
    void dropAnswers(person)
    if (isSent) showToast('success', t('verification.sent'))
  })
  const { stage, failure, retry } = verification
  const isForm = stage === 'initial' || stage === 'filling' || stage === 'sending'
  const isThere = stage !== 'loading' && stage !== 'offline' && stage !== 'loadFailed'
  const top = useTopOnTurn(isThere ? isForm : null)
  if (stage === 'loadFailed') {
    return <FailedList title={t('verification.errorTitle')} error={failure} onRetry={retry} />
  }
  if (stage === 'offline') {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (stage === 'loading') return <VerificationLoading />
  if (stage === 'empty') {
    return (
      <EmptyState icon={<Icon of={FileCheck} />} title={t('verification.nothingTitle')}>
        {t('verification.nothingText')}
      </EmptyState>
    )
  }
  return (
    <div
      ref={top}
      tabIndex={-1}
      className="flex max-w-text scroll-mt-40 flex-col gap-8 outline-none"
    >
      <VerificationBanner of={verification} />
      {isForm ? (
        <Filling person={person} asksFirst={asksFirst} of={verification} />
      ) : (
        <Sent of={verification} />
      )}
    </div>
  )
}

/**
 * Moves focus to the top when form and summary replace each other, because the button is far below.
 */
function useTopOnTurn(isForm: boolean | null): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(isForm)
  useEffect(() => {
    if (isForm === null) return
    if (before.current !== null && before.current !== isForm) top.current?.focus()
    before.current = isForm
  }, [isForm])
  return top
}

/** Submitted answers, with a button to apply again. */
function Sent({ of: { stage, record, open } }: { of: Verification }) {
  const { t } = useText()
  return (
    <>
      {stage === 'verified' ? null : (
        <Button
          variant={stage === 'failed' ? 'primary' : 'secondary'}
          className="self-start"
          onClick={open}
        >
          {t(stage === 'failed' ? 'verification.applyAgain' : 'verification.change')}
        </Button>
      )}
      {record ? <ApplicationSummary record={record} /> : null}
    </>
  )
}

type FillingProps = VerificationRoomProps & { of: Verification }

/** Form, rendered after the device draft is loaded. */
function Filling({ person, asksFirst, of: verification }: FillingProps) {
  const { fields, record } = verification
  const [filled, setFilled] = useState<FilledIn | null>(null)
  useEffect(() => {
    let isGone = false
    void readDeviceDraft(person, draftName(person)).then((draft) => {
      if (isGone) return
      const before = filledFrom(fields, record)
      setFilled((now) => now ?? (draft ? withDraft(before, draft.content) : before))
    })
    return () => {
      isGone = true
    }
  }, [person, fields, record])
  if (!filled) return <VerificationLoading />
  return (
    <VerificationForm
      person={person}
      keeps={keepsComforts(asksFirst)}
      filled={filled}
      of={verification}
    />
  )
}
