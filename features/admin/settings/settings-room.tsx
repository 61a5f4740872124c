import { Search, SlidersHorizontal } from 'lucide'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import {
  type SettingGroup,
  type SettingKey,
  settingGroups,
  settingKeys,
  settingTable,
} from '@/domain/settings/setting-table.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useCurrentInRow } from '@/features/shell/header/use-current-in-row.ts'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingField } from './setting-field.tsx'
import { findSettings, isListed, settingHint, settingName, settingRoute } from './setting-words.ts'
import { SettingsHistory } from './settings-history.tsx'
import { useSettingsEditor } from './use-settings-editor.ts'

export type SettingsRoomProps = { languages: readonly { code: string; name: string }[] }

/** Those with a setting on this page. */
const groups = settingGroups.filter((group) => group !== 'payments' && listKeys(group).length > 0)
const views = [...groups, 'history'] as const
type View = (typeof views)[number]

/**
 * All settings in groups, found by search, with their history. Default export, as `OnDemand`
 * requires.
 */
export default function SettingsRoom({ languages }: SettingsRoomProps) {
  const { t } = useText()
  const asked = useSearchParams().get('of')
  const view = views.find((name) => name === asked) ?? 'brand'
  const [words, setWords] = useState('')
  const editor = useSettingsEditor()
  const { getText, error, retry } = editor
  const isRead = getText !== undefined
  // The field that a link names comes after the page.
  useEffect(() => {
    if (isRead && view) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isRead, view])
  return (
    <>
      <AdminHead title={t('admin.page.settings')} lead={t('admin.settings.lead')}>
        <search className="w-full sm:w-72">
          <InputGroup before={<Icon of={Search} />}>
            <Input
              id="find-setting"
              type="search"
              size="sm"
              aria-label={t('admin.settings.find')}
              placeholder={t('admin.settings.find')}
              value={words}
              maxLength={100}
              onChange={({ target }) => setWords(target.value)}
            />
          </InputGroup>
        </search>
      </AdminHead>
      {words.trim() === '' ? (
        <div className="grid gap-x-10 gap-y-5 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
          <Groups current={view} />
          {view === 'history' ? (
            <SettingsHistory />
          ) : getText ? (
            <section aria-label={t(`admin.settings.group.${view}`)} className="max-w-2xl">
              <div className="flex flex-col gap-5">
                {listKeys(view).map((key) => (
                  <SettingField key={key} of={key} editor={editor} languages={languages} />
                ))}
              </div>
            </section>
          ) : error ? (
            <FailedList title={t('admin.settings.failed')} error={error} onRetry={retry} />
          ) : (
            <LinesLoading words={t('admin.loading')} />
          )}
        </div>
      ) : (
        <Found words={words} onFollow={() => setWords('')} />
      )}
      <SaveBar editor={editor} />
    </>
  )
}

function listKeys(group: SettingGroup): SettingKey[] {
  return settingKeys.filter((key) => settingTable[key].group === group && isListed(key))
}

function Groups({ current }: { current: View }) {
  const { t } = useText()
  const href = useHref()
  const list = useRef<HTMLUListElement>(null)
  useCurrentInRow(list, current)
  return (
    <nav aria-label={t('admin.settings.groups')} className="-mx-gutter min-w-0 lg:mx-0">
      <ul
        ref={list}
        className="flex gap-1 overflow-x-auto px-gutter [scrollbar-width:none] lg:sticky lg:top-24 lg:flex-col lg:px-0"
      >
        {views.map((view) => (
          <li key={view}>
            <SiteLink
              href={href(adminRoute('settings', { of: view }))}
              aria-current={view === current ? 'page' : undefined}
              className="flex min-h-11 items-center whitespace-nowrap rounded-md px-3 text-sm font-medium text-ink-muted no-underline hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
            >
              {t(`admin.settings.group.${view}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Leads to the field, also of settings on the page of ways to pay. */
function Found({ words, onFollow }: { words: string; onFollow: () => void }) {
  const { t } = useText()
  const href = useHref()
  const found = findSettings(words, settingKeys.filter(isListed), t)
  if (found.length === 0) {
    return (
      <EmptyState
        icon={<Icon of={SlidersHorizontal} />}
        title={t('admin.settings.notFound', { words })}
      />
    )
  }
  return (
    <ul className="max-w-2xl divide-y divide-line">
      {found.map((key) => {
        const { group } = settingTable[key]
        return (
          <li key={key} className="py-3">
            <SiteLink href={href(settingRoute(key))} className={linkStyles()} onClick={onFollow}>
              {settingName(key, t)}
            </SiteLink>
            <p className="mt-0.5 text-sm text-ink-muted">
              {t(`admin.settings.group.${group}`)}
              {settingHint(key, t) ? ` · ${settingHint(key, t)}` : ''}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
