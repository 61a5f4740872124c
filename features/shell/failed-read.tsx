import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { ErrorState } from '@/design-system/error-state/error-state.tsx'

type FailedReadProps = {
  /** What could not be loaded, as a sentence. */
  title: string
  /** Why, and what helps; from `failureText`. */
  reason: string
  /** Of this very page. */
  href: string
  t: Translator
}

/** In the place of a page's content when it could not be read. Trying again needs no script. */
export function FailedRead({ title, reason, href, t }: FailedReadProps) {
  return (
    <div className="container-page py-10">
      <ErrorState
        level={1}
        title={title}
        actions={
          <a href={href} className={buttonStyles()}>
            {t('error.retry')}
          </a>
        }
      >
        {reason}
      </ErrorState>
    </div>
  )
}
