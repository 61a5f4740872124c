import { type ReactNode, useState } from 'react'
import type { LanguageText, SiteLanguage, WireForms } from '@/client/api/admin/languages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { listForms } from '@/domain/languages/text-forms.ts'
import { momentWords } from '../moment.ts'
import { TextForm } from './text-form.tsx'
import { hasDraft } from './use-text-editor.ts'

type TextRowProps = { language: SiteLanguage; row: LanguageText }

/** A sentence: English, and its text in the language. */
export function TextRow({ language, row }: TextRowProps) {
  const { t, language: page } = useText()
  const [isOpen, setOpen] = useState(() => hasDraft(language.code, row.key))
  const { key, english, text, actor_name, changed_at } = row
  const direction = language.is_rtl ? 'rtl' : 'ltr'
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="ltr" className="text-sm text-ink-muted wrap-anywhere">
          {key}
        </h2>
        <States row={row} />
        {changed_at ? (
          <p className="text-sm text-ink-muted">
            {actor_name ? (
              <>
                <bdi>{actor_name}</bdi> ·{' '}
              </>
            ) : null}
            <time dateTime={changed_at}>{momentWords(changed_at, page)}</time>
          </p>
        ) : null}
      </div>
      <div className="mt-2 grid gap-x-6 gap-y-3 md:grid-cols-2">
        {language.code === 'en' ? null : (
          <Column title={t('admin.languages.english')}>
            <Forms forms={english} language="en" direction="ltr" />
            <Source row={row} />
          </Column>
        )}
        <Column title={language.name}>
          {isOpen ? (
            <TextForm language={language} row={row} onDone={() => setOpen(false)} />
          ) : (
            <>
              {text ? (
                <Forms forms={text} language={language.code} direction={direction} />
              ) : (
                <p className="text-ink-muted">{t('admin.languages.missing')}</p>
              )}
              <Button
                variant="secondary"
                size="sm"
                className="mt-2"
                aria-label={t('admin.languages.editOf', { name: key })}
                onClick={() => setOpen(true)}
              >
                {t('admin.languages.edit')}
              </Button>
            </>
          )}
        </Column>
      </div>
    </li>
  )
}

function States({ row: { text, is_changed, is_outdated } }: Pick<TextRowProps, 'row'>) {
  const { t } = useText()
  return (
    <>
      {text ? null : <Badge variant="warning">{t('admin.languages.filter.missing')}</Badge>}
      {is_changed ? <Badge variant="info">{t('admin.languages.filter.changed')}</Badge> : null}
      {is_outdated ? <Badge variant="warning">{t('admin.languages.filter.outdated')}</Badge> : null}
    </>
  )
}

/** English as the translator saw it. */
function Source({ row: { source } }: Pick<TextRowProps, 'row'>) {
  const { t } = useText()
  if (!source) return null
  return (
    <div className="mt-2 text-sm text-ink-muted">
      <p>{t('admin.languages.source')}</p>
      <Forms forms={source} language="en" direction="ltr" />
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-sm font-medium text-ink-muted">
        <bdi>{title}</bdi>
      </p>
      {children}
    </div>
  )
}

type FormsProps = { forms: WireForms; language: string; direction: 'ltr' | 'rtl' }

/** Wordings of a sentence; plural forms have names. */
function Forms({ forms, language, direction }: FormsProps) {
  const { t } = useText()
  return listForms(forms).map(([form, words]) => (
    <div key={form} className="mt-1">
      {form === 'text' ? null : (
        <p className="text-sm text-ink-muted">{t(`admin.languages.form.${form}`)}</p>
      )}
      <p
        lang={language}
        dir={direction}
        className="align-as-page whitespace-pre-wrap wrap-anywhere"
      >
        {words}
      </p>
    </div>
  ))
}
