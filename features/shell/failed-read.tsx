import { type ApiError, isOutage } from '@/client/api/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'

type FailedReadProps = {
  failure: ApiError
  /** Sentence that names what failed; outages have a message of their own. */
  title?: string
  page: Pick<Text, 't'> & {
    /** Path and query of this page. */
    path: string
    href: (path: string) => string
  }
}

/** Replaces a page whose data failed to load. Retry works without JavaScript. */
export function FailedRead({ failure, title, page: { t, href, path } }: FailedReadProps) {
  return (
    <div className="container-page py-10">
      <ErrorState
        level={1}
        title={isOutage(failure) ? t('error.awayTitle') : (title ?? t('error.title'))}
        actions={
          <a href={href(path)} className={buttonStyles()}>
            {t('error.retry')}
          </a>
        }
      >
        {isOutage(failure) ? t('error.awayText') : failureText(failure, t)}
      </ErrorState>
    </div>
  )
}
