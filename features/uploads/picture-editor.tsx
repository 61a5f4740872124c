import { Crop } from 'lucide'
import { useEffect, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { type PictureArea, PictureCrop } from '@/design-system/picture-crop/picture-crop.tsx'
import { Segmented } from '@/design-system/segmented/segmented.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import type { PostedPicture } from '@/domain/listing/posted-file.ts'
import { croppedPicture } from './cropped-picture.ts'

const LONGEST_ALT = 300

type PictureEditorProps = {
  picture: PostedPicture
  name: string
  /** Null unless still on this device. */
  file: File | null
  /** Shows the description field. */
  isDescribed: boolean
  onKeep: (alt: string) => void
  onCrop: (file: File, alt: string) => void
  onClose: () => void
}

/** Crops a picture and edits its description. */
export default function PictureEditor(props: PictureEditorProps) {
  const { picture, name, onClose } = props
  const { t } = useText()
  const [alt, setAlt] = useState(picture.alt)
  const [area, setArea] = useState<PictureArea | null>(null)
  const [isCropping, setCropping] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const source = useSource(props)
  const keep = async () => {
    setBusy(true)
    try {
      if (isCropping && area && source) {
        props.onCrop(await croppedPicture(source.bytes, area, fileName(name)), alt.trim())
      } else props.onKeep(alt.trim())
      onClose()
    } catch {
      showToast('error', t('uploads.cropFailed'))
      setBusy(false)
    }
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('uploads.editTitle')}
        description={name}
        closeLabel={t('uploads.close')}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('uploads.cancel')}
            </Button>
            <Button busy={isBusy} disabled={isCropping && !area} onClick={keep}>
              {t('uploads.apply')}
            </Button>
          </>
        }
      >
        <form
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void keep()
          }}
        >
          {source && isCropping ? (
            <CropPart address={source.address} onAreaChange={setArea} />
          ) : (
            <Whole picture={picture} address={source?.address} onCrop={() => setCropping(true)} />
          )}
          {props.isDescribed ? <AltField alt={alt} onChange={setAlt} /> : null}
        </form>
      </DialogContent>
    </Dialog>
  )
}

type AltFieldProps = { alt: string; onChange: (alt: string) => void }

function AltField({ alt, onChange }: AltFieldProps) {
  const { t, formats } = useText()
  return (
    <Field
      label={t('uploads.altLabel')}
      hint={t('uploads.altHint')}
      counter={`${formats.number(alt.length)} / ${formats.number(LONGEST_ALT)}`}
    >
      {(control) => (
        <Input
          {...control}
          value={alt}
          maxLength={LONGEST_ALT}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

type WholeProps = { picture: PostedPicture; address: string | undefined; onCrop: () => void }

function Whole({ picture, address, onCrop }: WholeProps) {
  const { t } = useText()
  return (
    <div className="flex flex-col items-start gap-3">
      <img
        src={address ?? (picture.url || undefined)}
        alt={picture.alt}
        className="max-h-80 w-full rounded-lg bg-surface-muted object-contain"
      />
      <Button variant="secondary" size="sm" disabled={!address} onClick={onCrop}>
        <Icon of={Crop} />
        {t('uploads.crop')}
      </Button>
    </div>
  )
}

const SHAPES = { '4:3': 4 / 3, '16:9': 16 / 9, '1:1': 1, '3:4': 3 / 4 }
const SHAPE_NAMES = ['4:3', '16:9', '1:1', '3:4'] as const

type CropPartProps = { address: string; onAreaChange: (area: PictureArea) => void }

function CropPart({ address, onAreaChange }: CropPartProps) {
  const { t } = useText()
  const [shape, setShape] = useState<(typeof SHAPE_NAMES)[number]>('4:3')
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        name="shape"
        legend={t('uploads.cropShape')}
        size="sm"
        options={SHAPE_NAMES.map((value) => ({ value, label: value }))}
        value={shape}
        onValueChange={setShape}
      />
      <PictureCrop
        key={shape}
        src={address}
        label={t('uploads.cropLabel')}
        zoomLabel={t('uploads.cropZoom')}
        ratio={SHAPES[shape]}
        onAreaChange={onAreaChange}
      />
    </div>
  )
}

/** Bytes to crop; null until loaded. */
function useSource({ file, picture: { url } }: PictureEditorProps) {
  const [source, setSource] = useState<{ bytes: Blob; address: string } | null>(null)
  useEffect(() => {
    const end = new AbortController()
    let address = ''
    const load = async () => {
      const bytes = file ?? (await bytesAt(url, end.signal))
      if (end.signal.aborted || !bytes?.type.startsWith('image/')) return
      address = URL.createObjectURL(bytes)
      setSource({ bytes, address })
    }
    // Cross-origin pictures cannot be read, so not cropped.
    load().catch(() => {})
    return () => {
      end.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [file, url])
  return source
}

async function bytesAt(url: string, signal: AbortSignal): Promise<Blob | null> {
  if (!url) return null
  const reply = await fetch(url, { signal })
  return reply.ok ? reply.blob() : null
}

function fileName(name: string): string {
  return `${name.replaceAll(' ', '-').toLowerCase()}.jpg`
}
