import { useId, useRef, useState } from 'react'
import { imageSources } from '@/client/api/cards/images.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { PHOTO_MIMES, useUploadPicture } from './use-upload-picture.ts'

type PictureFieldProps = {
  label: string
  hint?: string | undefined
  /** Of the picture's file; empty without one. */
  value: string
  /** Address of the stored picture. */
  storedUrl: string
  fault: string | undefined
  canEdit: boolean
  onChange: (key: string) => void
}

/** Shows, replaces or removes a picture. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, value, storedUrl, fault, canEdit, onChange } = props
  const { t } = useText()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const { upload, isSending } = useUploadPicture()
  const [sent, setSent] = useState<{ key: string; url: string } | null>(null)
  const url = value === '' ? '' : sent?.key === value ? sent.url : storedUrl
  return (
    <div className="flex min-w-0 flex-col">
      <p id={id} className="mb-1.5 text-sm font-medium text-ink">
        {label}
      </p>
      {hint ? <p className="-mt-1 mb-1.5 text-sm text-ink-muted">{hint}</p> : null}
      {url ? (
        <img
          {...imageSources(url)}
          sizes="20rem"
          alt={label}
          className="mb-2 max-w-full self-start rounded-lg"
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={isSending}
          disabled={!canEdit}
          aria-describedby={id}
          onClick={() => picker.current?.click()}
        >
          {t(value ? 'admin.content.replacePicture' : 'admin.content.addPicture')}
        </Button>
        {value ? (
          <Button
            variant="quiet"
            size="sm"
            disabled={!canEdit}
            aria-describedby={id}
            onClick={() => onChange('')}
          >
            {t('admin.content.removePicture')}
          </Button>
        ) : null}
      </div>
      {fault ? (
        <p role="alert" className="mt-1.5 text-sm text-danger-ink">
          {fault}
        </p>
      ) : null}
      <input
        ref={picker}
        type="file"
        hidden
        accept={PHOTO_MIMES}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (!file) return
          void upload(file).then((picture) => {
            if (!picture) return
            setSent(picture)
            onChange(picture.key)
          })
        }}
      />
    </div>
  )
}
