import { CircleAlert } from 'lucide'
import { useMemo } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { withFullStop } from '@/client/text/full-stop.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IdentityFailure, identityFault } from '@/domain/account/identity-errors.ts'
import { clockTime, useCountdown } from './use-countdown.ts'

type FailedAccountProps = { failure: unknown; title: string }

/** Error of an account form, with a countdown until the next try. */
export function FailedAccount({ failure, title }: FailedAccountProps) {
  const { t } = useText()
  const left = useCountdown(useWait(failure))
  if (!failure) return null
  const text = accountFailureText(failure, t)
  return (
    <Banner role="alert" variant="danger" icon={<Icon of={CircleAlert} />} title={title}>
      <p>{left > 0 ? withFullStop(text) : text}</p>
      {left > 0 ? <WaitTime seconds={left} /> : null}
    </Banner>
  )
}

/** Wait time that a failure names; null without one. */
export function useWait(failure: unknown): { seconds: number } | null {
  const seconds = failure instanceof ApiError ? failure.retryAfterSeconds : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure begins a wait of its own
  return useMemo(() => (seconds ? { seconds } : null), [failure, seconds])
}

/** Not a live region: screen readers would announce every second. */
export function WaitTime({ seconds }: { seconds: number }) {
  const { t } = useText()
  return (
    <p className="figures" aria-live="off">
      {t('auth.signIn.waitTime', { time: clockTime(seconds) })}
    </p>
  )
}

function accountFailureText(failure: unknown, t: Translator): string {
  if (failure instanceof IdentityFailure)
    return t(`auth.identity.${identityFault(failure.code)}`, { code: failure.code })
  // "Please sign in first" is no help to a person who just tried.
  if (failure instanceof ApiError && failure.kind === 'unauthenticated')
    return t('auth.identity.credentialsInvalid')
  return failureText(failure, t)
}
