import { Plus } from 'lucide'
import { useState } from 'react'
import type { SiteLanguage } from '@/client/api/admin/languages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedList, OfflineList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LateDialog } from '../late-dialog.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { LanguageRow } from './language-row.tsx'
import { type Languages, useLanguages } from './use-languages.ts'

const loadEditDialog = () => import('./language-dialog.tsx')
const loadConfirmDialog = () => import('./confirm-dialog.tsx')

type Opened = { of: 'edit'; row: SiteLanguage | null } | { of: 'off' | 'remove'; row: SiteLanguage }

/** Languages in the order of menus. */
export function LanguageList() {
  const { t } = useText()
  const languages = useLanguages()
  const [opened, setOpened] = useState<Opened | null>(null)
  const onClose = () => setOpened(null)
  return (
    <>
      <AdminHead title={t('admin.page.languages')} lead={t('admin.languages.lead')}>
        <Button size="sm" onClick={() => setOpened({ of: 'edit', row: null })}>
          <Icon of={Plus} />
          {t('admin.languages.add')}
        </Button>
      </AdminHead>
      <Rows languages={languages} onOpen={setOpened} />
      {opened?.of === 'edit' ? (
        <LateDialog load={loadEditDialog} of={{ existing: opened.row, onClose }} />
      ) : null}
      {opened?.of === 'off' || opened?.of === 'remove' ? (
        <LateDialog
          load={loadConfirmDialog}
          of={{
            act: opened.of,
            row: opened.row,
            onClose,
            onConfirm() {
              if (opened.of === 'off') languages.activate(opened.row, false)
              else languages.remove(opened.row.code)
            },
          }}
        />
      ) : null}
    </>
  )
}

function Rows({ languages, onOpen }: { languages: Languages; onOpen: (opened: Opened) => void }) {
  const { t } = useText()
  const { rows, error, isOffline, retry, isBusy, move, activate } = languages
  if (!rows && isOffline) {
    return <OfflineList onRetry={retry}>{t('shell.offline.waits')}</OfflineList>
  }
  if (!rows && error) {
    return <FailedList title={t('admin.languages.failed')} error={error} onRetry={retry} />
  }
  if (!rows) return <LinesLoading words={t('admin.loading')} />
  return (
    <ul aria-label={t('admin.page.languages')} className="flex flex-col gap-3">
      {rows.map((row, at) => (
        <LanguageRow
          key={row.code}
          row={row}
          isBusy={isBusy}
          isFirst={at === 0}
          isLast={at === rows.length - 1}
          onMove={(by) => move(row.code, by)}
          onEdit={() => onOpen({ of: 'edit', row })}
          onActivate={() => (row.is_active ? onOpen({ of: 'off', row }) : activate(row, true))}
          onRemove={() => onOpen({ of: 'remove', row })}
        />
      ))}
    </ul>
  )
}
