'use client'

import { useDeferredValue } from 'react'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { CardProps, EditorKind } from '../editor-kind.ts'
import { PreviewPane } from '../steps/preview-pane.tsx'
import { QualityCard } from '../steps/quality-card.tsx'

type EditorAsideProps<Kind extends DraftKind> = CardProps<Kind> & { kind: EditorKind<Kind> }

/** Preview and quality hints. Both use deferred values to keep typing responsive. */
export function EditorAside<Kind extends DraftKind>(props: EditorAsideProps<Kind>) {
  const { kind, values: typed, facts, previewOf } = props
  const { t } = useText()
  const values = useDeferredValue(typed)
  return (
    <PreviewPane title={t('listingEditor.previewFolded')}>
      <figure className="max-w-xs">
        <figcaption className="mb-2 text-sm text-ink-muted">
          {t('listingEditor.preview')}
        </figcaption>
        {/* Inert: its buttons would save, hide or compare a listing that does not exist. */}
        <div inert className="[&_button]:hidden">
          <kind.Card values={values} facts={facts} previewOf={previewOf} />
        </div>
      </figure>
      <QualityCard quality={kind.quality(values, facts)} most={MAX_HINTS} />
    </PreviewPane>
  )
}

const MAX_HINTS = 5
