'use client'

import { Play } from 'lucide'
import type { DraftKind } from '@/client/api/member/drafts.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { listingMaxLengths } from '@/domain/listing/listing-values.ts'
import type { PostedFile, PostedPicture } from '@/domain/listing/posted-file.ts'
import { youtubeId } from '@/domain/listing/video.ts'
import { VideoPlayer } from '@/features/listing-page/video-player.tsx'
import DocumentList from '@/features/uploads/document-list.tsx'
import PictureAlbum from '@/features/uploads/picture-album.tsx'
import type { StepProps } from '../editor-kind.ts'
import { fieldId, TextLine, useListingField } from '../fields/form-field.tsx'
import { OnePicture } from '../fields/one-picture.tsx'

type MediaStepProps = Pick<StepProps<DraftKind>, 'draft'> & { kind: { fields: readonly string[] } }

/** Pictures, video and documents. */
export function MediaStep({ kind, draft }: MediaStepProps) {
  const { t } = useText()
  const pictures = useListingField<readonly PostedPicture[]>('pictures')
  const documents = useListingField<readonly PostedFile[]>('documents')
  return (
    <div className="grid grid-cols-1 gap-8">
      <Fieldset
        id={fieldId('pictures')}
        legend={t('listingEditor.field.pictures')}
        hint={t('listingEditor.picturesHint')}
        error={pictures.error}
      >
        <PictureAlbum owner={draft} value={pictures.value} onChange={pictures.set} />
      </Fieldset>
      {kind.fields.includes('panorama') ? (
        <OnePicture
          name="panorama"
          owner={draft}
          purpose="panorama"
          label={t('listingEditor.field.panorama')}
          hint={t('listingEditor.panoramaHint')}
        />
      ) : null}
      <Film />
      <Fieldset
        id={fieldId('documents')}
        legend={t('listingEditor.field.documents')}
        hint={t('listingEditor.documentsHint')}
        error={documents.error}
      >
        <DocumentList owner={draft} value={documents.value} onChange={documents.set} />
      </Fieldset>
    </div>
  )
}

function Film() {
  const { t } = useText()
  const { value, error } = useListingField<string>('video_link')
  const id = youtubeId(value)
  const isOther = value.trim() !== '' && id === null
  return (
    <div className="grid gap-3">
      <TextLine
        name="video_link"
        label={t('listingEditor.field.video_link')}
        hint={t('listingEditor.videoHint')}
        warning={isOther && !error ? t('listingEditor.fault.videoInvalid') : undefined}
        input={{
          type: 'url',
          inputMode: 'url',
          dir: 'ltr',
          placeholder: 'https://youtu.be/…',
          maxLength: listingMaxLengths.video_link,
        }}
      />
      {id ? (
        <div className="max-w-sm">
          <VideoPlayer
            key={id}
            videoId={id}
            poster={{ url: '', width: null, height: null, hash: null }}
            label={t('listingEditor.watch')}
          />
          <p className="mt-2 flex items-center gap-2 text-sm text-ink-muted">
            <Icon of={Play} className="size-4" />
            <a
              href={`https://www.youtube.com/watch?v=${id}`}
              target="_blank"
              rel="noreferrer"
              className={linkStyles()}
            >
              {t('listingEditor.openVideo')}
            </a>
          </p>
        </div>
      ) : null}
    </div>
  )
}
