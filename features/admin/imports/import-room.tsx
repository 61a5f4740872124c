import { Upload } from 'lucide'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { FileDrop } from '@/design-system/file-drop/file-drop.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { ImportStateBadge } from './import-state.tsx'
import { MapForm } from './map-form.tsx'
import { percentWords } from './percent-words.ts'
import { RunView } from './run-view.tsx'
import { type ListingImport, useImport } from './use-import.ts'

/** One import. Default export, as `OnDemand` requires. */
export default function ImportRoom({ id }: { id: number | null }) {
  const { t } = useText()
  const href = useHref()
  const open = useImport(id)
  const { stage, detail, failure } = open
  return (
    <>
      <p className="mb-2 text-sm">
        <SiteLink href={href(adminRoute('imports'))} className={linkStyles()}>
          {t('admin.page.imports')}
        </SiteLink>
      </p>
      <AdminHead title={detail?.run.file_name ?? t('admin.imports.new')}>
        {detail ? <ImportStateBadge state={detail.run.state} /> : null}
      </AdminHead>
      {detail ? (
        <FailedSend
          failure={failure}
          title={t('admin.imports.refused')}
          prefix="admin.refusal."
          t={t}
          className="mb-4"
        />
      ) : null}
      {stage === 'loading' ? (
        <Spinner label={t('admin.loading')} />
      ) : stage === 'loadFailed' ? (
        <FailedList title={t('admin.imports.failed')} error={failure} onRetry={open.retry} />
      ) : stage === 'mapping' && detail ? (
        <MapForm key={detail.run.id} open={open} detail={detail} />
      ) : detail ? (
        <RunView open={open} detail={detail} />
      ) : (
        <FileStep open={open} />
      )}
    </>
  )
}

/** Sends the file; an interrupted upload goes on where it was. */
function FileStep({ open }: { open: ListingImport }) {
  const { t, language } = useText()
  const { stage, file, sent, failure, select, resume } = open
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {file ? (
        <ProgressBar
          label={<bdi>{file.name}</bdi>}
          value={file.size > 0 ? sent / file.size : 0}
          valueText={percentWords(file.size > 0 ? sent / file.size : 0, language)}
        />
      ) : null}
      {stage === 'interrupted' ? (
        <Banner
          role="alert"
          variant="warning"
          title={t('admin.imports.interrupted')}
          actions={
            <Button size="sm" variant="secondary" onClick={resume}>
              {t('admin.imports.resume')}
            </Button>
          }
        >
          {t(UPLOAD_FAULTS[toKey(failure)] ?? 'admin.imports.interruptedHint')}
        </Banner>
      ) : null}
      {stage === 'uploading' ? null : (
        <FileDrop
          label={t('admin.imports.choose')}
          hint={t('admin.imports.chooseHint')}
          icon={<Icon of={Upload} />}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onFiles={([chosen]) => {
            if (chosen) select(chosen)
          }}
        />
      )}
    </div>
  )
}

const UPLOAD_FAULTS = {
  tooLarge: 'admin.imports.upload.tooLarge',
  wrongKind: 'admin.imports.upload.wrongKind',
  empty: 'admin.imports.upload.empty',
} as const

function toKey(failure: unknown): keyof typeof UPLOAD_FAULTS {
  const key = typeof failure === 'object' && failure !== null && 'key' in failure ? failure.key : ''
  return String(key) as keyof typeof UPLOAD_FAULTS
}
