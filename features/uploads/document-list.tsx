'use client'

import { CircleAlert, FileText, RotateCcw, Trash2 } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { FileDrop } from '@/design-system/file-drop/file-drop.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { Sortable } from '@/design-system/sortable/sortable.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { DOCUMENT_ENDINGS, type UploadPurpose } from '@/domain/listing/file-rules.ts'
import { PHOTO_ACCEPT } from '@/domain/listing/photo-rules.ts'
import type { PostedFile } from '@/domain/listing/posted-file.ts'
import { toLocale } from '@/domain/money/number-format.ts'
import { inOrder } from './ordering.ts'
import { sortableWords } from './sortable-words.ts'
import { maxMegabytes, UploadNotices } from './upload-notices.tsx'
import { useFinishedFiles } from './use-finished-files.ts'
import { type UploadItem, type Uploads, useUploads } from './use-uploads.ts'

export type DocumentListProps = {
  /** Draft id, by which uploads are found after a reload. */
  owner: string
  value: readonly PostedFile[]
  onChange: (value: PostedFile[]) => void
  /** `verification` also accepts pictures. */
  purpose?: Extract<UploadPurpose, 'document' | 'verification'>
  most?: number
  label?: string
  isInvalid?: boolean
  describedBy?: string
}

const MAX_DOCUMENTS = 20
const ENDINGS = DOCUMENT_ENDINGS.map((ending) => `.${ending}`)

/** Uploads, sorts and removes documents. */
export default function DocumentList(props: DocumentListProps) {
  const { owner, value, onChange, purpose = 'document', most = MAX_DOCUMENTS } = props
  const { t } = useText()
  const uploads = useUploads({ owner, purpose })
  useFinishedFiles(uploads, value, onChange)
  const place = useRef<HTMLDivElement>(null)
  const findName = (key: string) => value.find((each) => each.key === key)?.name ?? ''
  const add = (files: readonly File[]) => {
    const fitting = files.slice(0, most - value.length)
    if (fitting.length < files.length) showToast('warning', t('uploads.tooMany', { count: most }))
    const keys = uploads.add(fitting)
    const added = fitting.flatMap(({ name, size: bytes }, index) => {
      const key = keys[index]
      return key ? [{ key, name, bytes }] : []
    })
    onChange([...value, ...added])
  }
  const row = (key: string, grip: ReactNode, at: number) => {
    const document = value[at]
    const item = uploads.items.find((each) => each.key === key)
    if (!document) return null
    return (
      <DocumentRow
        document={document}
        item={item}
        uploads={uploads}
        grip={most > 1 ? grip : null}
        onRemove={(button) => {
          restoreFocus(button, [...besides(button), ...(place.current ? [place.current] : [])])
          onChange(value.filter((each) => each.key !== key))
          uploads.remove(key)
        }}
      />
    )
  }
  return (
    <div ref={place} className="flex flex-col gap-3">
      {value.length > 0 ? (
        <Sortable
          ids={value.map(({ key }) => key)}
          nameOf={findName}
          label={t('uploads.documents')}
          words={sortableWords(t)}
          onReorder={(keys) => onChange(inOrder(value, keys))}
          className="flex flex-col gap-2"
        >
          {row}
        </Sortable>
      ) : null}
      {value.length < most ? (
        <FileDrop
          label={props.label ?? t('uploads.chooseDocuments')}
          hint={t(purpose === 'verification' ? 'uploads.proofHint' : 'uploads.documentHint', {
            megabytes: maxMegabytes(purpose),
          })}
          accept={[...ENDINGS, ...(purpose === 'verification' ? [PHOTO_ACCEPT] : [])].join(',')}
          multiple={most > 1}
          isCompact
          disabled={!uploads.isOpen}
          invalid={props.isInvalid}
          describedBy={props.describedBy}
          onFiles={add}
        />
      ) : null}
      <UploadNotices uploads={uploads} purpose={purpose} />
    </div>
  )
}

type RowProps = {
  document: PostedFile
  item: UploadItem | undefined
  uploads: Uploads
  grip: ReactNode
  /** The button is removed with the document. */
  onRemove: (button: HTMLElement) => void
}

const KILOBYTE = 1024

function kilobytes(bytes: number, language: string): string {
  const style = { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' } as const
  const format = new Intl.NumberFormat(toLocale(language), { ...style, numberingSystem: 'latn' })
  return format.format(Math.ceil(bytes / KILOBYTE))
}

function DocumentRow({ document, item, uploads, grip, onRemove }: RowProps) {
  const { t, language } = useText()
  const { key, name, bytes, id, upload, isKept } = document
  const isHere = id !== undefined || upload !== undefined || isKept === true
  const isLost = !isHere && !item && uploads.isOpen
  const size = bytes === null ? '' : kilobytes(bytes, language)
  const isUnderWay = !isHere && item && item.status !== 'failed'
  return (
    <article className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface p-2 ps-3">
      <Icon of={FileText} className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1 basis-40">
        <p dir="auto" title={name} className="truncate align-as-page text-ink">
          {name}
        </p>
        {isUnderWay ? (
          <ProgressBar
            label={name}
            labelHidden
            value={item.status === 'checking' ? undefined : item.progress}
            className="mt-1.5"
          />
        ) : null}
        {isHere && size ? <p className="figures text-sm text-ink-muted">{size}</p> : null}
        {isLost || item?.status === 'failed' ? (
          <p role="alert" className="flex gap-1.5 text-sm text-danger-ink">
            <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
            {t(isLost ? 'uploads.lost' : 'uploads.failed')}
          </p>
        ) : null}
      </div>
      {item?.status === 'failed' ? (
        <Button size="sm" variant="secondary" onClick={() => uploads.retry(key)}>
          <Icon of={RotateCcw} />
          {t('uploads.retry')}
        </Button>
      ) : null}
      <IconButton
        size="sm"
        label={t('uploads.remove', { name })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <Icon of={Trash2} />
      </IconButton>
      {grip}
    </article>
  )
}
