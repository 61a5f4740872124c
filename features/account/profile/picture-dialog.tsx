import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { type PictureArea, PictureCrop } from '@/design-system/picture-crop/picture-crop.tsx'

type PictureDialogProps = {
  source: string
  onKeep: (area: PictureArea) => void
  onClose: () => void
  /** Called after the dialog has closed: focus may return to the opener. */
  onClosed: () => void
}

/** Crops a picture to a portrait. */
export default function PictureDialog({ source, onKeep, onClose, onClosed }: PictureDialogProps) {
  const { t } = useText()
  const [area, setArea] = useState<PictureArea | null>(null)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('account.profile.cropTitle')}
        description={t('account.profile.cropText')}
        closeLabel={t('account.profile.close')}
        onCloseAutoFocus={onClosed}
        footer={
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('account.profile.cancel')}
            </Button>
            <Button disabled={!area} onClick={() => area && onKeep(area)}>
              {t('account.profile.cropKeep')}
            </Button>
          </>
        }
      >
        <PictureCrop
          src={source}
          label={t('account.profile.cropLabel')}
          zoomLabel={t('account.profile.cropZoom')}
          isRound
          onAreaChange={setArea}
        />
      </DialogContent>
    </Dialog>
  )
}
