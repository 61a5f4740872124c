import { clsx } from 'clsx'
import { CircleAlert, ImageOff, LoaderCircle, Pencil, RotateCcw, Star, Trash2, X } from 'lucide'
import type { ReactNode } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { MediaFrame } from '@/design-system/media-frame/media-frame.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import type { PostedPicture } from '@/domain/listing/posted-file.ts'
import type { PictureState } from './use-album.ts'
import type { UploadItem } from './use-uploads.ts'

export type PictureTileProps = {
  picture: PostedPicture
  item: UploadItem | undefined
  state: PictureState | undefined
  name: string
  place: number
  /** Part of an album rather than a single picture. */
  isListed: boolean
  /** A 360° picture, which cannot be edited. */
  isPanorama: boolean
  grip: ReactNode
  onMain: () => void
  onEdit: () => void
  /** The button is removed with the picture. */
  onRemove: (button: HTMLElement) => void
  onRetry: () => void
}

const UNDER_WAY = new Set<PictureState | undefined>(['waiting', 'sending', 'checking'])

export function PictureTile(props: PictureTileProps) {
  const { picture, item, state, place, isListed, isPanorama, grip } = props
  const { t, formats } = useText()
  const isBroken = state === 'failed' || state === 'lost'
  const sources = picture.url ? imageSources(picture.url, picture.width) : null
  return (
    <article
      className={clsx(
        'overflow-hidden rounded-md border bg-surface',
        isBroken ? 'border-danger-ink' : 'border-line',
      )}
    >
      <MediaFrame
        // The local preview is available at once, and stays after the upload.
        src={item?.preview || sources?.src}
        srcSet={item?.preview ? undefined : sources?.srcSet}
        sizes="(min-width: 640px) 14rem, 45vw"
        alt={picture.alt}
        ratio={isPanorama ? 'panorama' : 'photo'}
        fallback={<Icon of={state === 'lost' ? ImageOff : LoaderCircle} />}
        imageClassName={clsx(UNDER_WAY.has(state) && 'opacity-60')}
      >
        {isListed ? (
          <Badge variant="photo" className="figures absolute start-2 top-2">
            {place === 0 ? t('uploads.main') : formats.number(place + 1)}
          </Badge>
        ) : null}
        <div className="absolute end-1.5 top-1.5">{grip}</div>
        {UNDER_WAY.has(state) && item ? <Sending {...props} item={item} /> : null}
      </MediaFrame>
      {isBroken ? <Broken {...props} /> : null}
      <Actions {...props} />
    </article>
  )
}

function Sending({ item, name, onRemove }: PictureTileProps & { item: UploadItem }) {
  const { t, language } = useText()
  const share = new Intl.NumberFormat(language, { style: 'percent', numberingSystem: 'latn' })
  const words =
    item.status === 'sending'
      ? t('uploads.sending', { percent: share.format(item.progress) })
      : t(item.status === 'checking' ? 'uploads.checking' : 'uploads.waiting')
  return (
    <div className="absolute inset-x-0 bottom-0 flex items-end gap-2 bg-surface/92 p-2">
      <div className="min-w-0 flex-1">
        <p className="figures mb-1 truncate text-xs text-ink">{words}</p>
        <ProgressBar
          label={name}
          labelHidden
          value={item.status === 'checking' ? undefined : item.progress}
        />
      </div>
      <IconButton
        size="sm"
        label={t('uploads.cancelOne', { name })}
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <Icon of={X} />
      </IconButton>
    </div>
  )
}

function Broken({ state, onRetry }: PictureTileProps) {
  const { t } = useText()
  return (
    <div role="alert" className="flex flex-col gap-2 p-2.5 pb-0 text-sm text-danger-ink">
      <p className="flex gap-1.5">
        <Icon of={CircleAlert} className="mt-0.5 size-4 shrink-0" />
        {t(state === 'lost' ? 'uploads.lost' : 'uploads.failed')}
      </p>
      {state === 'failed' ? (
        <Button size="sm" variant="secondary" onClick={onRetry}>
          <Icon of={RotateCcw} />
          {t('uploads.retry')}
        </Button>
      ) : null}
    </div>
  )
}

function Actions({ picture, state, name, place, isListed, ...props }: PictureTileProps) {
  const { t } = useText()
  return (
    <div className="flex items-center gap-0.5 p-1.5">
      <p className="min-w-0 flex-1 truncate ps-1 text-sm text-ink-muted">
        {picture.alt ? (
          <bdi title={picture.alt}>{picture.alt}</bdi>
        ) : (
          <span className="max-sm:sr-only">{name}</span>
        )}
      </p>
      {isListed && place > 0 ? (
        <IconButton size="sm" label={t('uploads.makeMain', { name })} onClick={props.onMain}>
          <Icon of={Star} />
        </IconButton>
      ) : null}
      {state === 'ready' && !props.isPanorama ? (
        <IconButton size="sm" label={t('uploads.edit', { name })} onClick={props.onEdit}>
          <Icon of={Pencil} />
        </IconButton>
      ) : null}
      {UNDER_WAY.has(state) ? null : (
        <IconButton
          size="sm"
          label={t('uploads.remove', { name })}
          onClick={({ currentTarget }) => props.onRemove(currentTarget)}
        >
          <Icon of={Trash2} />
        </IconButton>
      )}
    </div>
  )
}
