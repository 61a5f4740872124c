import { type ApiError, isOutage } from '@/client/api/calls/api-error.ts'
import { failureText, providerMessage } from '@/client/text/failure-text.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'

type FailedReadProps = {
  failure: ApiError
  /** Names what failed; outages have their own message. */
  title?: string
  page: Pick<Text, 't'> & {
    path: string
    href: (path: string) => string
  }
}

/** Replaces a page without data. Retry works without JavaScript. */
export function FailedRead({ failure, title, page: { t, href, path } }: FailedReadProps) {
  return (
    <div className="container-page py-10">
      <ErrorState
        level={1}
        title={isOutage(failure) ? t('shell.error.awayTitle') : (title ?? t('shell.error.title'))}
        actions={
          <a href={href(path)} className={buttonStyles()}>
            {t('shell.error.retry')}
          </a>
        }
      >
        {isOutage(failure) && (failure.key || !providerMessage(failure))
          ? t('shell.error.awayText')
          : failureText(failure, t)}
      </ErrorState>
    </div>
  )
}
