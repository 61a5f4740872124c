import { CircleAlert } from 'lucide'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import { withFullStop } from '@/client/text/full-stop.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'

type FailedSendProps = {
  failure: unknown
  title: string
  t: Translator
  /** Keys of the area's own refusals. */
  prefix?: `${string}.`
  className?: string
}

/** Form error, with the time to wait before a retry. */
export function FailedSend({ failure, title, t, prefix, className }: FailedSendProps) {
  if (!failure) return null
  return (
    <Banner
      role="alert"
      variant="danger"
      icon={<Icon of={CircleAlert} />}
      title={title}
      className={className}
    >
      <p>{words(failure, t, prefix)}</p>
    </Banner>
  )
}

const SECONDS_PER_MINUTE = 60

function words(failure: unknown, t: Translator, prefix?: `${string}.`): string {
  const why = failureText(failure, t, prefix)
  const seconds = failure instanceof ApiError ? failure.retryAfterSeconds : null
  if (seconds === null) return why
  const count = Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE))
  return `${withFullStop(why)} ${t('shell.failure.wait', { count })}`
}
