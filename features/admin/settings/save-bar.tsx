import { useId, useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { momentWords } from '../moment.ts'
import { refusalText } from '../refusal-text.ts'
import { settingName, settingValueWords } from './setting-words.ts'
import type { SettingsEditor } from './use-settings-editor.ts'

/** Edits of all groups, saved together; stays in view until they are saved or discarded. */
export function SaveBar({ editor }: { editor: SettingsEditor }) {
  const { t } = useText()
  const id = useId()
  const [reason, setReason] = useState('')
  const { edited, faults, isSaving, discard, save } = editor
  if (edited.length === 0) return null
  const wrong = edited.filter((key) => faults[key])
  const names = (keys: readonly string[]) => keys.map((key) => settingName(key, t)).join(' · ')
  return (
    <section
      aria-label={t('admin.settings.unsaved')}
      className="sticky bottom-0 z-raised -mx-gutter mt-8 flex flex-col gap-3 border-t border-line bg-paper/95 px-gutter py-3 backdrop-blur-sm sm:mx-0 sm:px-0"
    >
      <Problems editor={editor} />
      <p className="text-sm text-ink-muted wrap-anywhere">
        <span className="font-medium text-ink">{t('admin.settings.unsaved')}</span>{' '}
        <bdi>{names(edited)}</bdi>
      </p>
      {wrong.length > 0 ? (
        <p role="alert" className="text-sm text-danger-ink">
          {t('admin.settings.wrong', { names: names(wrong) })}
        </p>
      ) : null}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void save(reason)
        }}
      >
        <div className="min-w-0 flex-1 basis-56">
          <label htmlFor={id} className="text-sm text-ink-muted">
            {t('admin.settings.reason')}
          </label>
          <Input
            id={id}
            size="sm"
            value={reason}
            maxLength={500}
            dir="auto"
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <Button type="submit" size="sm" busy={isSaving}>
          {t('admin.offer.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={discard}>
          {t('admin.settings.discard')}
        </Button>
      </form>
    </section>
  )
}

/** Both values of what others changed meanwhile, or why nothing was saved. */
function Problems({ editor }: { editor: SettingsEditor }) {
  const { t, language } = useText()
  const { conflicts, failure, getText } = editor
  if (conflicts.length > 0) {
    return (
      <Banner role="alert" variant="warning" title={t('admin.settings.conflict')}>
        <ul className="flex flex-col gap-1">
          {conflicts.map(({ key, value, actor_name, changed_at }) => (
            <li key={key} className="wrap-anywhere">
              {t('admin.settings.conflictLine', {
                name: settingName(key, t),
                theirs: settingValueWords(key, value, t),
                who: actor_name,
                when: momentWords(changed_at, language),
              })}
            </li>
          ))}
        </ul>
        <p className="mt-2">{t('admin.settings.conflictRemedy')}</p>
      </Banner>
    )
  }
  if (!failure || !getText || Object.keys(failure.fields).length > 0) return null
  return (
    <Banner role="alert" variant="danger">
      {refusalText(failure, t)}
    </Banner>
  )
}
