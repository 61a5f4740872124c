import { Upload } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { FileDrop } from '@/design-system/file-drop/file-drop.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { percentWords } from '../imports/percent-words.ts'
import { sizeWords } from '../system/size-words.ts'
import { type BackupUpload, useBackupUpload } from './use-backups.ts'

/** Brings a backup of another machine into the list. */
export function BackupUploadSection({ maxBytes }: { maxBytes: number }) {
  const { t, language } = useText()
  const open = useBackupUpload()
  const { stage, file, sent, select } = open
  const value = file && file.size > 0 ? sent / file.size : 0
  return (
    <section aria-labelledby="upload" className="flex max-w-3xl flex-col gap-3">
      <h2 id="upload" className="font-semibold">
        {t('admin.backups.upload')}
      </h2>
      {file && stage !== 'added' ? (
        <ProgressBar
          label={<bdi>{file.name}</bdi>}
          value={value}
          valueText={percentWords(value, language)}
        />
      ) : null}
      <Trouble open={open} />
      {stage === 'added' ? <p role="status">{t('admin.backups.uploaded')}</p> : null}
      {stage === 'uploading' || stage === 'adding' ? null : (
        <FileDrop
          label={t('admin.imports.choose')}
          hint={t('admin.backups.uploadHint', { size: sizeWords(maxBytes, language) })}
          icon={<Icon of={Upload} />}
          accept=".backup"
          onFiles={([chosen]) => {
            if (chosen) select(chosen)
          }}
        />
      )}
    </section>
  )
}

function Trouble({ open: { stage, failure, resume } }: { open: BackupUpload }) {
  const { t } = useText()
  if (stage === 'interrupted') {
    return (
      <Banner
        role="alert"
        variant="warning"
        title={t('admin.backups.interrupted')}
        actions={
          <Button size="sm" variant="secondary" onClick={resume}>
            {t('admin.backups.resume')}
          </Button>
        }
      >
        {t(isTooLarge(failure) ? 'admin.backups.tooLarge' : 'admin.backups.interruptedHint')}
      </Banner>
    )
  }
  if (stage !== 'waiting') return null
  return (
    <>
      <FailedSend
        failure={failure}
        title={t('admin.backups.notAdded')}
        prefix="admin.refusal."
        t={t}
      />
      <p>
        <Button size="sm" variant="secondary" onClick={resume}>
          {t('admin.backups.addAgain')}
        </Button>
      </p>
    </>
  )
}

function isTooLarge(failure: unknown): boolean {
  return (
    typeof failure === 'object' && failure !== null && Reflect.get(failure, 'key') === 'tooLarge'
  )
}
