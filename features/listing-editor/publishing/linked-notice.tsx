'use client'

import { CircleAlert } from 'lucide'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { useGoToField } from '../steps/go-to.ts'
import { useBroughtIntoView } from './use-brought-into-view.ts'

type LinkedNoticeProps = {
  title: string
  lines: readonly { field: string; label: string; text?: string }[]
  hint?: string
  /** A new value focuses the notice again. */
  cause: unknown
}

/** Problems that block publishing, with links to their fields; takes the focus. */
export function LinkedNotice({ title, lines, hint, cause }: LinkedNoticeProps) {
  const goTo = useGoToField()
  const isThere = lines.length > 0
  const place = useBroughtIntoView(isThere, cause)
  if (!isThere) return null
  return (
    <div ref={place} tabIndex={-1} className="mb-6 scroll-mt-24 rounded-md outline-none">
      <Banner role="alert" variant="danger" icon={<Icon of={CircleAlert} />} title={title}>
        <ul className="mt-1">
          {lines.map(({ field, label, text = '' }) => (
            <li key={`${field} ${label}`}>
              <button
                type="button"
                onClick={() => goTo(field)}
                className={linkStyles({ className: 'min-h-8 text-start wrap-anywhere' })}
              >
                <bdi>{text.startsWith(label) ? text : label}</bdi>
              </button>
              {text === '' || text.startsWith(label) ? '' : `: ${text}`}
            </li>
          ))}
        </ul>
        {hint ? <p className="mt-1">{hint}</p> : null}
      </Banner>
    </div>
  )
}
