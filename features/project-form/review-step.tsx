'use client'

import { Info } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { ProjectValues } from '@/domain/project-post.ts'
import { useGoToField } from '@/features/listing-form/go-to.ts'
import { projectLabel, projectValueText, saidFields } from './project-words.ts'
import type { ProjectFacts } from './use-project-facts.ts'

/** Everything once more, each line with the way back to it. */
export function ReviewStep({ values, facts }: { values: ProjectValues; facts: ProjectFacts }) {
  const text = useText()
  const goTo = useGoToField()
  const { t } = text
  return (
    <div className="grid gap-6">
      {facts.note ? (
        <Banner variant="info" icon={<Icon of={Info} />}>
          <p className="whitespace-pre-line">{facts.note}</p>
        </Banner>
      ) : null}
      <dl className="divide-y divide-line border-y border-line">
        {saidFields(values).map((field) => (
          <div key={field} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt>
              <button
                type="button"
                onClick={() => goTo(field)}
                className={linkStyles({ className: 'min-h-6 text-start text-sm' })}
              >
                {projectLabel(field, values, text)}
              </button>
            </dt>
            <dd className="min-w-0 text-ink wrap-anywhere">
              <bdi className="line-clamp-4 align-as-page whitespace-pre-line">
                {projectValueText(field, values[field], facts, text)}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">{t('posting.publishHint')}</p>
    </div>
  )
}
