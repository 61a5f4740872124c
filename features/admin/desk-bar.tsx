import type { ReactNode } from 'react'
import type { ApiError } from '@/client/api/calls/api-error.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { refusalText } from './refusal-text.ts'

type DeskBarProps = {
  label: string
  failure: unknown
  /** Fields name the reasons of the failure. */
  hasFaults: boolean
  children: ReactNode
}

/** Bar below an editor with the reason of a failure and what can be done; stays in view. */
export function DeskBar({ label, failure, hasFaults, children }: DeskBarProps) {
  const { t } = useText()
  return (
    <section
      aria-label={label}
      className="bottom-0 z-raised -mx-gutter mt-8 lg:sticky flex flex-col gap-3 border-t border-line bg-paper/95 px-gutter py-3 backdrop-blur-sm sm:mx-0 sm:px-0"
    >
      {failure ? (
        <Banner role="alert" variant="danger">
          {hasFaults ? t('admin.content.incomplete') : refusalText(failure as ApiError, t)}
        </Banner>
      ) : null}
      {children}
    </section>
  )
}
