import { type ReactNode, useId, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { RichText } from '@/design-system/rich-text/rich-text.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import type { RichTextEditorProps } from './rich-text/rich-text-editor.tsx'

const loadEditor = () => import('./rich-text/rich-text-editor.tsx')

type RichTextFieldProps = {
  label: string
  note?: ReactNode
  error: string | undefined
  isRequired: boolean
  isDisabled: boolean
  /** Sanitized by the provider, or typed here. */
  html: string
  onChange: (html: string) => void
  onBlur: () => void
}

/** Formatted text; its editor is a chunk of its own. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, note, error, isRequired, isDisabled, html, onChange, onBlur } = props
  const { t } = useText()
  const id = useId()
  const [failed, setFailed] = useState(false)
  const editor: RichTextEditorProps = {
    labelledBy: `${id}-label`,
    describedBy: error ? `${id}-error` : undefined,
    isRequired,
    html,
    onChange,
    onBlur,
  }
  return (
    <div className="flex min-w-0 flex-col">
      <p className="mb-1.5 flex items-baseline justify-between gap-3 text-sm font-medium text-ink">
        <span id={`${id}-label`}>{label}</span>
        {note}
      </p>
      {isDisabled ? (
        <RichText html={html} dir="auto" className="align-as-page" />
      ) : failed ? (
        <p role="alert" className="text-sm text-danger-ink">
          {t('admin.content.editorFailed')}{' '}
          <Button variant="secondary" size="sm" onClick={() => setFailed(false)}>
            {t('shell.error.retry')}
          </Button>
        </p>
      ) : (
        <OnDemand
          load={loadEditor}
          of={editor}
          fallback={<Skeleton className="h-16 rounded-lg" />}
          onFailed={() => setFailed(true)}
        />
      )}
      <div aria-live="polite" className="contents">
        {error ? (
          <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm text-danger-ink">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  )
}
