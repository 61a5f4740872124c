'use client'

import { CircleAlert } from 'lucide'
import { useEffect, useRef } from 'react'
import { reasonText } from '@/client/text/reason-text.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { useGoToField } from './go-to.ts'
import type { FieldReasons } from './use-listing-draft.ts'

type FaultSummaryProps = {
  /** Those that still have to be mended, in the order of the form. */
  reasons: FieldReasons
  labelOf: (field: string) => string
}

/** What was refused, each with the way to its field. Needs the texts `posting.`. */
export function FaultSummary({ reasons, labelOf }: FaultSummaryProps) {
  const { t } = useText()
  const goTo = useGoToField()
  const place = useRef<HTMLDivElement>(null)
  const fields = Object.keys(reasons)
  const isThere = fields.length > 0
  useEffect(() => {
    if (isThere) place.current?.focus()
  }, [isThere])
  if (!isThere) return null
  return (
    <div ref={place} tabIndex={-1} className="mb-6 scroll-mt-24 rounded-md outline-none">
      <Banner
        role="alert"
        variant="danger"
        icon={<Icon of={CircleAlert} />}
        title={t('posting.refused', { count: fields.length })}
      >
        <ul className="mt-1">
          {fields.map((field) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => goTo(field)}
                className={linkStyles({ className: 'min-h-8 text-start' })}
              >
                {labelOf(field)}
              </button>
              {': '}
              {reasonText(reasons[field], 'posting.fault', t)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
