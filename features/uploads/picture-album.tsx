'use client'

import { Camera, ImagePlus } from 'lucide'
import { useId, useRef, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { FileDrop } from '@/design-system/file-drop/file-drop.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { Sortable } from '@/design-system/sortable/sortable.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { PHOTO_ACCEPT, PLAIN_PHOTO_ACCEPT } from '@/domain/listing/photo-rules.ts'
import type { PostedPicture } from '@/domain/listing/posted-file.ts'
import { inOrder, movedTo } from './ordering.ts'
import { PictureTile } from './picture-tile.tsx'
import { sortableWords } from './sortable-words.ts'
import { maxMegabytes, UploadNotices } from './upload-notices.tsx'
import { type AlbumOptions, MAX_PICTURES, pictureState, useAlbum } from './use-album.ts'

export type PictureAlbumProps = AlbumOptions & {
  /** Error of the whole album; its text is in `describedBy`. */
  isInvalid?: boolean
  describedBy?: string
}

const loadEditor = () => import('./picture-editor.tsx')

/** Album, main picture first: picks, uploads, sorts, describes, crops and removes pictures. */
export default function PictureAlbum(props: PictureAlbumProps) {
  const { value, onChange, purpose = 'photo', most = MAX_PICTURES, name } = props
  const { t } = useText()
  const album = useAlbum(props)
  const [edited, setEdited] = useState<PostedPicture | null>(null)
  const { uploads, items } = album
  const place = useRef<HTMLDivElement>(null)
  const formatName = (key: string) =>
    name ?? t('uploads.photo', { place: value.findIndex((picture) => picture.key === key) + 1 })
  const tile = (key: string, grip: React.ReactNode, at: number) => {
    const picture = value[at]
    if (!picture) return null
    const item = items.get(key)
    return (
      <PictureTile
        picture={picture}
        item={item}
        state={pictureState(picture, item, uploads)}
        name={formatName(key)}
        place={at}
        isListed={most > 1}
        isPanorama={purpose === 'panorama'}
        grip={most > 1 ? grip : null}
        onMain={() => onChange(movedTo(value, key, 0))}
        onEdit={() => setEdited(picture)}
        onRemove={(button) => {
          restoreFocus(button, [...besides(button), ...(place.current ? [place.current] : [])])
          album.remove(key, formatName(key))
        }}
        onRetry={() => uploads.retry(key)}
      />
    )
  }
  return (
    <div ref={place} className="flex flex-col gap-4">
      {value.length > 0 ? (
        <Sortable
          ids={value.map(({ key }) => key)}
          nameOf={formatName}
          label={t('uploads.album')}
          words={sortableWords(t)}
          onReorder={(keys) => onChange(inOrder(value, keys))}
          className={most > 1 ? MANY : 'max-w-sm'}
        >
          {tile}
        </Sortable>
      ) : null}
      {value.length < most ? (
        <Choose
          {...props}
          isOffered={uploads.isOffered}
          isOpen={uploads.isOpen}
          onAdd={album.add}
        />
      ) : null}
      <UploadNotices uploads={uploads} purpose={purpose} />
      {edited ? (
        <OnDemand
          load={loadEditor}
          of={{
            picture: edited,
            name: formatName(edited.key),
            file: uploads.fileOf(edited.key),
            isDescribed: name === undefined,
            onKeep: (alt: string) => album.change(edited.key, { alt }),
            onCrop: (file: File, alt: string) => album.replace(edited.key, file, { alt }),
            onClose: () => setEdited(null),
          }}
          onFailed={() => {
            setEdited(null)
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </div>
  )
}

const MANY = 'grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]'

type ChooseProps = PictureAlbumProps & {
  isOffered: boolean | undefined
  isOpen: boolean
  onAdd: (files: readonly File[]) => void
}

function Choose({ value, purpose = 'photo', most = MAX_PICTURES, ...props }: ChooseProps) {
  const { t } = useText()
  const adviceId = useId()
  const isEmpty = value.length === 0
  const isAlbum = most > 1
  const words = isAlbum ? (isEmpty ? 'choosePhotos' : 'chooseMore') : 'chooseOne'
  const hint = props.isOffered === false ? 'uploads.photoHintPlain' : 'uploads.photoHint'
  return (
    <>
      <FileDrop
        label={t(`uploads.${words}`)}
        hint={t(hint, { megabytes: maxMegabytes(purpose) })}
        icon={isEmpty ? <Icon of={ImagePlus} /> : undefined}
        accept={props.isOffered === false ? PLAIN_PHOTO_ACCEPT : PHOTO_ACCEPT}
        multiple={isAlbum}
        isCompact={!(isEmpty && isAlbum)}
        disabled={!props.isOpen}
        invalid={props.isInvalid}
        describedBy={props.describedBy}
        camera={{ label: t('uploads.takePhoto'), icon: <Icon of={Camera} /> }}
        onFiles={props.onAdd}
      />
      {isEmpty && isAlbum ? (
        <p id={adviceId} className="max-w-text text-sm text-ink-muted">
          {t('uploads.photoAdvice')}
        </p>
      ) : null}
    </>
  )
}
