'use client'

import { CircleAlert, FileText, RotateCcw, Trash2, X } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { FileDrop } from '@/design-system/file-drop/file-drop.tsx'
import { restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { PHOTO_ACCEPT, PLAIN_PHOTO_ACCEPT } from '@/domain/listing/photo-rules.ts'
import { canBeSent } from '@/domain/listing/posted-file.ts'
import {
  type FloorPlanFile,
  MAX_PLAN_TITLE_LENGTH,
  type PostedFloorPlan,
  planField,
} from '@/domain/listing/project-post.ts'
import { isBlank } from '@/domain/text/blank-text.ts'
import { maxMegabytes } from '@/features/uploads/upload-notices.tsx'
import { fieldId } from '../fields/form-field.tsx'
import type { FloorPlanFiles } from './use-floor-plan-files.ts'

type PlanRowProps = {
  plan: PostedFloorPlan
  /** Accessible name. */
  name: string
  number: number
  files: FloorPlanFiles
  grip: ReactNode
  error: string | undefined
  onChange: (change: Partial<PostedFloorPlan>) => void
  /** Receives the pressed button, which is removed with the row. */
  onRemove: (button: HTMLElement) => void
}

/** Name and file of a floor plan. */
export function FloorPlanRow(props: PlanRowProps) {
  const { plan, name, number, grip, error, onChange, onRemove } = props
  const { t } = useText()
  const errorId = useId()
  return (
    <article
      id={fieldId(planField(plan.key))}
      aria-label={name}
      className="scroll-mt-24 rounded-lg border border-line bg-surface p-4 sm:p-5"
    >
      <div className="mb-3 flex items-center gap-2">
        <h3 className="min-w-0 flex-1 text-sm text-ink-muted">
          {t('listingEditor.plan.floor', { number })}
        </h3>
        <IconButton
          size="sm"
          label={t('listingEditor.plan.remove', { name })}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <Icon of={Trash2} />
        </IconButton>
        {grip}
      </div>
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <Field label={t('listingEditor.plan.title')}>
          {({ required: _, ...control }) => (
            <Input
              {...control}
              aria-required
              aria-describedby={error ? errorId : undefined}
              aria-invalid={error !== undefined && isBlank(plan.title) ? true : undefined}
              value={plan.title}
              maxLength={MAX_PLAN_TITLE_LENGTH}
              placeholder={t('listingEditor.plan.placeholder')}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
        <div data-drawing>
          <p className="mb-1.5 text-sm font-medium text-ink">{t('listingEditor.plan.drawing')}</p>
          {plan.file ? (
            <Drawing {...props} file={plan.file} />
          ) : (
            <ChooseDrawing {...props} errorId={error ? errorId : undefined} />
          )}
        </div>
      </div>
      {error ? (
        <p id={errorId} role="alert" className="mt-3 flex gap-1.5 text-sm text-danger-ink">
          <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </article>
  )
}

function ChooseDrawing({
  files,
  name,
  errorId,
  onChange,
}: PlanRowProps & { errorId: string | undefined }) {
  const { t } = useText()
  const [isOther, setOther] = useState(false)
  const take = ([chosen]: readonly File[]) => {
    const file = chosen ? files.add(chosen) : null
    setOther(chosen !== undefined && file === null)
    if (file) onChange({ file })
  }
  return (
    <>
      <FileDrop
        label={
          <>
            {t('listingEditor.plan.choose')}
            <span className="sr-only">: {name}</span>
          </>
        }
        hint={t(
          files.pictures.isOffered === false
            ? 'listingEditor.plan.fileHintPlain'
            : 'listingEditor.plan.fileHint',
          { megabytes: maxMegabytes('document') },
        )}
        accept={files.pictures.isOffered === false ? PLAIN : ACCEPTED}
        isCompact
        disabled={!files.pictures.isOpen}
        invalid={errorId !== undefined || isOther}
        describedBy={errorId}
        onFiles={take}
      />
      {isOther ? (
        <p role="alert" className="mt-1.5 text-sm text-danger-ink">
          {t('listingEditor.plan.wrongKind')}
        </p>
      ) : null}
    </>
  )
}

const PLAIN = `${PLAIN_PHOTO_ACCEPT},application/pdf`
const ACCEPTED = `${PHOTO_ACCEPT},application/pdf`

function Drawing({ file, name, files, onChange }: PlanRowProps & { file: FloorPlanFile }) {
  const { t } = useText()
  const item = files.itemOf(file)
  const isHere = canBeSent(file)
  const isLost = !isHere && !item && files.pictures.isOpen
  const isFailed = item?.status === 'failed'
  const retry = () => (file.isPicture ? files.pictures : files.papers).retry(file.key)
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md border border-line p-2">
      <Thumb file={file} preview={item?.preview ?? ''} />
      <div className="min-w-0 flex-1 basis-24">
        <p dir="auto" title={file.name} className="truncate align-as-page text-sm text-ink">
          {file.name}
        </p>
        {!isHere && item && !isFailed ? (
          <ProgressBar
            label={file.name}
            labelHidden
            value={item.status === 'checking' ? undefined : item.progress}
            className="mt-1.5"
          />
        ) : null}
        {isLost || isFailed ? (
          <p role="alert" className="text-sm text-danger-ink">
            {t(isLost ? 'uploads.lost' : 'uploads.failed')}
          </p>
        ) : null}
      </div>
      {isFailed ? (
        <Button size="sm" variant="secondary" onClick={retry}>
          <Icon of={RotateCcw} />
          {t('uploads.retry')}
        </Button>
      ) : null}
      <IconButton
        size="sm"
        label={t('listingEditor.plan.other', { name })}
        onClick={({ currentTarget }) => {
          const place = currentTarget.closest('[data-drawing]')
          restoreFocus(currentTarget, place ? [place] : [])
          files.drop(file)
          onChange({ file: null })
        }}
      >
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

function Thumb({ file: { isPicture, url }, preview }: { file: FloorPlanFile; preview: string }) {
  const src = preview || (isPicture && url ? imageSources(url, THUMB_WIDTH).src : '')
  return (
    <div className="size-14 shrink-0 overflow-hidden rounded-sm bg-surface-muted text-ink-muted">
      {src ? (
        <MediaFrame src={src} alt="" ratio="square" />
      ) : (
        <span className="grid size-full place-items-center">
          <Icon of={FileText} />
        </span>
      )}
    </div>
  )
}

const THUMB_WIDTH = 160
