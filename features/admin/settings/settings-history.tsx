import { History } from 'lucide'
import type { SettingVersion } from '@/client/api/admin/settings.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { momentWords } from '../moment.ts'
import { PagedRows } from '../paged-rows.tsx'
import { settingName, settingValueWords } from './setting-words.ts'
import { useSettingsHistory } from './use-settings-history.ts'

/** Every change with who, when and why; each can be taken back. */
export function SettingsHistory() {
  const { t } = useText()
  const history = useSettingsHistory()
  return (
    <PagedRows
      list={history}
      failedTitle={t('admin.settings.historyFailed')}
      empty={<EmptyState icon={<Icon of={History} />} title={t('admin.settings.noHistory')} />}
    >
      {(rows) => (
        <ol
          aria-label={t('admin.settings.group.history')}
          className="max-w-3xl divide-y divide-line"
        >
          {rows.map((version) => (
            <Version
              key={version.id}
              version={version}
              isReverting={history.reverting === version.id}
              onRevert={() => history.revert(version.id)}
            />
          ))}
        </ol>
      )}
    </PagedRows>
  )
}

type VersionProps = { version: SettingVersion; isReverting: boolean; onRevert: () => void }

function Version({ version, isReverting, onRevert }: VersionProps) {
  const { t, language } = useText()
  const { id, actor_name, reason, created_at, changes } = version
  const heading = `setting-version-${id}`
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 id={heading} className="text-sm font-medium wrap-anywhere">
          <bdi>{actor_name}</bdi> ·{' '}
          <time dateTime={created_at}>{momentWords(created_at, language)}</time>
        </h2>
        {reason ? (
          <p dir="auto" className="mt-0.5 align-as-page text-sm text-ink-muted wrap-anywhere">
            {reason}
          </p>
        ) : null}
        <dl className="mt-2 flex flex-col gap-1 text-sm">
          {changes.map(({ key, before, after }) => (
            <div key={key} className="wrap-anywhere">
              <dt className="inline text-ink-muted">{settingName(key, t)}: </dt>
              <dd className="inline">
                <del className="text-ink-muted">
                  <bdi>{settingValueWords(key, before, t)}</bdi>
                </del>{' '}
                <ins className="font-medium no-underline">
                  <bdi>{settingValueWords(key, after, t)}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isReverting}
        aria-describedby={heading}
        onClick={onRevert}
      >
        {t('admin.settings.revert')}
      </Button>
    </li>
  )
}
