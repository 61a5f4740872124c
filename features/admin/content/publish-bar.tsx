import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { DeskBar } from '../desk-bar.tsx'
import { contentFault } from './content-words.ts'
import type { ContentEditor } from './use-content-editor.ts'
import { usePublishing } from './use-publishing.ts'

type PublishBarProps = { content: EditedContent; editor: ContentEditor }

/** Whether the draft is saved, and what can be done with it; stays in view. */
export function PublishBar({ content, editor }: PublishBarProps) {
  const { t } = useText()
  const [time, setTime] = useState('')
  const [note, setNote] = useState('')
  const { timeZone, preview, isPreviewing, retire, isRetiring } = usePublishing(content, editor)
  const { stage, canEdit, isBusy, faults, failure, publish, unschedule, discard, save } = editor
  const isIdle = stage === 'clean' || stage === 'scheduled'
  const mayDiscard =
    stage === 'unsaved' || (content.state === 'draft' && (stage === 'clean' || stage === 'dirty'))
  return (
    <DeskBar
      label={t('admin.content.publishing')}
      failure={failure}
      hasFaults={Object.keys(faults).length > 0}
    >
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          publish({ publishAt: time || null, note: note.trim() })
        }}
      >
        <p role="status" className="text-sm text-ink-muted">
          {t(`admin.content.stage.${stage === 'gone' ? 'clean' : stage}`)}
        </p>
        {canEdit ? (
          <>
            <Field
              label={t('admin.content.publishAt', { zone: timeZone })}
              error={contentFault(faults.publish_at, t)}
            >
              {({ required: _, ...control }) => (
                <Input
                  {...control}
                  type="datetime-local"
                  size="sm"
                  value={time}
                  onChange={({ target }) => setTime(target.value)}
                />
              )}
            </Field>
            <Field label={t('admin.content.note')} className="flex-1 basis-56">
              {({ required: _, ...control }) => (
                <Input
                  {...control}
                  size="sm"
                  value={note}
                  maxLength={500}
                  dir="auto"
                  autoComplete="off"
                  onChange={({ target }) => setNote(target.value)}
                />
              )}
            </Field>
            <Button
              type="submit"
              size="sm"
              busy={isBusy}
              disabled={stage === 'conflict' || stage === 'unsaved'}
            >
              {t(time ? 'admin.content.schedule' : 'admin.content.publish')}
            </Button>
          </>
        ) : null}
        {stage === 'dirty' || stage === 'unsaved' ? (
          <Button variant="secondary" size="sm" onClick={save}>
            {t('admin.content.save')}
          </Button>
        ) : null}
        {stage === 'scheduled' || stage === 'unscheduling' ? (
          <Button size="sm" busy={isBusy} onClick={unschedule}>
            {t('admin.content.unschedule')}
          </Button>
        ) : null}
        {content.kind === 'slide' ? null : (
          <Button
            variant="secondary"
            size="sm"
            busy={isPreviewing}
            disabled={!isIdle}
            onClick={preview}
          >
            {t('admin.content.preview')}
          </Button>
        )}
        {content.isLive ? (
          <Button
            variant="secondary"
            size="sm"
            busy={isRetiring}
            disabled={!isIdle}
            onClick={retire}
          >
            {t('admin.content.retire')}
          </Button>
        ) : null}
        {mayDiscard ? (
          <DiscardButtons
            label={t(content.wasPublished ? 'admin.content.discard' : 'admin.content.remove')}
            onDiscard={discard}
          />
        ) : null}
      </form>
    </DeskBar>
  )
}

/** Nothing brings a draft back, so it takes a second press. */
function DiscardButtons({ label, onDiscard }: { label: string; onDiscard: () => void }) {
  const { t } = useText()
  const [isAsking, setAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <>
      <Button
        // The button that had the focus is gone.
        ref={(button) => button?.focus()}
        variant="danger"
        size="sm"
        onClick={onDiscard}
      >
        {t('admin.content.discardSure')}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setAsking(false)}>
        {t('admin.content.keepDraft')}
      </Button>
    </>
  )
}
