import type { AdminBackup } from '@/client/api/admin/backups.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Dialog, DialogContent } from '@/design-system/dialog/dialog.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { ProvenForm } from '../proof/proven-form.tsx'
import { sizeWords } from '../system/size-words.ts'
import { useDownload } from './use-backup-dialogs.ts'

type DownloadDialogProps = { backup: AdminBackup; onClose: () => void }

/** Asks for a proof, then shows the link. Default export, as `OnDemand` requires. */
export default function DownloadDialog({ backup, onClose }: DownloadDialogProps) {
  const { t, language } = useText()
  const { name, bytes } = backup
  const { form, url } = useDownload(name)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={t('admin.backups.downloadTitle')}
        description={t('admin.backups.downloadLead')}
        closeLabel={t('admin.close')}
      >
        {url ? (
          <p className="wrap-anywhere" role="status">
            <a href={url} download={name} className={linkStyles()}>
              <bdi>{name}</bdi>
            </a>{' '}
            <span className="text-sm text-ink-muted">{sizeWords(bytes, language)}</span>
          </p>
        ) : (
          <ProvenForm
            form={form}
            submit={t('admin.backups.getLink')}
            failedTitle={t('admin.backups.notDone')}
            onClose={onClose}
          >
            {null}
          </ProvenForm>
        )}
      </DialogContent>
    </Dialog>
  )
}
