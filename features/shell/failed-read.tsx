import { type ApiError, isOutage } from '@/client/api/api-error.ts'
import { failureText } from '@/client/text/failure-text.ts'
import type { Text } from '@/client/text/text.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'

type FailedReadProps = {
  failure: ApiError
  /** What could not be loaded, as a sentence; an outage is told in its own words. */
  title?: string
  page: Pick<Text, 't'> & {
    /** Path and query of this very page. */
    path: string
    href: (path: string) => string
  }
}

/** In the place of a page's content when it could not be read. Trying again needs no script. */
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
