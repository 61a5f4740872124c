import { CircleAlert } from 'lucide'
import { ApiError } from '@/client/api/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

type FailedSendProps = {
  /** Why it could not be sent; nothing is shown while there is none. */
  failure: unknown
  /** What was not sent, as a sentence. */
  title: string
  t: Translator
  className?: string
}

/** In a form that could not be sent: why, and when to try again. Needs the texts `failure.`. */
export function FailedSend({ failure, title, t, className }: FailedSendProps) {
  if (!failure) return null
  return (
    <Banner
      role="alert"
      variant="danger"
      icon={<Icon of={CircleAlert} />}
      title={title}
      className={className}
    >
      <p>{words(failure, t)}</p>
    </Banner>
  )
}

const SECONDS_PER_MINUTE = 60

function words(failure: unknown, t: Translator): string {
  const why = failureText(failure, t)
  const seconds = failure instanceof ApiError ? failure.retryAfterSeconds : null
  if (seconds === null) return why
  const count = Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE))
  // Providers end their sentences as they like.
  return `${why.replace(/[.\s]+$/, '')}. ${t('failure.wait', { count })}`
}
