'use client'

import { Info } from 'lucide'
import type { ReactNode } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { useGoToField } from './go-to.ts'

type ReviewLinesProps<Field extends string> = {
  /** Message of the operator; '' if none. */
  note: string
  fields: readonly Field[]
  labelOf: (field: Field) => string
  tell: (field: Field) => ReactNode
}

/** Summary before publishing, with links to the fields. */
export function ReviewLines<Field extends string>(props: ReviewLinesProps<Field>) {
  const { note, fields, labelOf, tell } = props
  const { t } = useText()
  const goTo = useGoToField()
  return (
    <div className="grid grid-cols-1 gap-6">
      {note ? (
        <Banner variant="info" icon={<Icon of={Info} />}>
          <p className="whitespace-pre-line">{note}</p>
        </Banner>
      ) : null}
      <dl className="divide-y divide-line border-y border-line">
        {fields.map((field) => (
          <div key={field} className="grid gap-x-4 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt>
              <button
                type="button"
                onClick={() => goTo(field)}
                className={linkStyles({ className: 'min-h-6 text-start text-sm' })}
              >
                {labelOf(field)}
              </button>
            </dt>
            <dd className="min-w-0 text-ink wrap-anywhere">
              <bdi className="line-clamp-4 align-as-page whitespace-pre-line">{tell(field)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">{t('posting.publishHint')}</p>
    </div>
  )
}

/** All required fields, others only if set. */
export function saidFields<Field extends string>(
  values: Readonly<Record<Field, unknown>>,
  fields: readonly Field[],
  required: ReadonlySet<string>,
): Field[] {
  return fields.filter((field) => {
    const value = values[field]
    if (required.has(field)) return true
    if (value === null || value === '' || value === false) return false
    return typeof value !== 'object' || Object.keys(value).length > 0
  })
}
