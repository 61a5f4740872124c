import { useState } from 'react'
import type { AdminBackup, AdminBackups } from '@/client/api/admin/backups.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { LateDialog } from '../late-dialog.tsx'
import { momentWords } from '../moment.ts'
import { sizeWords } from '../system/size-words.ts'

type BackupListProps = {
  view: AdminBackups
  isBusy: boolean
  onCheck: (name: string) => void
}

type Asked = { act: 'download' | 'delete' | 'restore'; backup: AdminBackup }

const loadDownload = () => import('./download-dialog.tsx')
const loadDelete = () => import('./delete-dialog.tsx')
const loadRestore = () => import('./restore-dialog.tsx')

/** Backups, newest first, with what can be done with each. */
export function BackupList({ view, isBusy, onCheck }: BackupListProps) {
  const { t } = useText()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const { backups, can_restore, restarts } = view
  if (backups.length === 0) {
    return (
      <EmptyState title={t('admin.backups.none')} className="sm:py-12">
        {t('admin.backups.noneHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        aria-label={t('admin.page.backups')}
        className="divide-y divide-line border-line border-y"
      >
        {backups.map((backup) => (
          <Line
            key={backup.name}
            backup={backup}
            isBusy={isBusy}
            canRestore={can_restore && backup.state === 'checked'}
            onAct={(act) => setAsked({ act, backup })}
            onCheck={() => onCheck(backup.name)}
          />
        ))}
      </ul>
      {asked?.act === 'download' ? (
        <LateDialog load={loadDownload} of={{ backup: asked.backup, onClose: close }} />
      ) : null}
      {asked?.act === 'delete' ? (
        <LateDialog load={loadDelete} of={{ backup: asked.backup, onClose: close }} />
      ) : null}
      {asked?.act === 'restore' ? (
        <LateDialog load={loadRestore} of={{ backup: asked.backup, restarts, onClose: close }} />
      ) : null}
    </>
  )
}

type LineProps = {
  backup: AdminBackup
  isBusy: boolean
  canRestore: boolean
  onAct: (act: Asked['act']) => void
  onCheck: () => void
}

const TONES = { checked: 'success', unchecked: 'neutral', damaged: 'danger' } as const

function Line({ backup, isBusy, canRestore, onAct, onCheck }: LineProps) {
  const { t, language } = useText()
  const { name, cause, bytes, taken_at, state, version } = backup
  const button = { variant: 'secondary', size: 'sm' } as const
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <time dateTime={taken_at} className="font-medium">
            {momentWords(taken_at, language)}
          </time>
          <Badge variant={TONES[state]}>{t(`admin.backups.state.${state}`)}</Badge>
        </p>
        <p className="mt-0.5 text-sm">
          {[sizeWords(bytes, language), t(`admin.backups.cause.${cause}`)].join(' · ')}
        </p>
        <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
          <Contents backup={backup} />
        </p>
        <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
          <bdi>{name}</bdi>
          {version ? (
            <>
              {' · '}
              <bdi>Hearth {version}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          {...button}
          aria-label={t('admin.backups.downloadFor', { name })}
          onClick={() => onAct('download')}
        >
          {t('admin.backups.download')}
        </Button>
        <Button
          {...button}
          disabled={isBusy}
          aria-label={t('admin.backups.checkFor', { name })}
          onClick={onCheck}
        >
          {t('admin.backups.check')}
        </Button>
        {canRestore ? (
          <Button
            {...button}
            disabled={isBusy}
            aria-label={t('admin.backups.restoreFor', { name })}
            onClick={() => onAct('restore')}
          >
            {t('admin.backups.restore')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('admin.backups.deleteFor', { name })}
          onClick={() => onAct('delete')}
        >
          {t('admin.backups.delete')}
        </Button>
      </div>
    </li>
  )
}

function Contents({ backup: { properties, accounts, files } }: Pick<LineProps, 'backup'>) {
  const { t, formats } = useText()
  if (files === null) return t('admin.backups.unknown')
  return t('admin.backups.counts', {
    properties: formats.number(properties ?? 0),
    accounts: formats.number(accounts ?? 0),
    files: formats.number(files),
  })
}
