import type { LanguageText, SiteLanguage } from '@/client/api/admin/languages.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { MAX_TEXT_LENGTH } from '@/domain/languages/check-text.ts'
import { listForms } from '@/domain/languages/text-forms.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { type TextEditor, useTextEditor } from './use-text-editor.ts'

type TextFormProps = { language: SiteLanguage; row: LanguageText; onDone: () => void }

/** Fields of a sentence, one for each plural form of the language. */
export function TextForm({ language, row, onDone }: TextFormProps) {
  const { t } = useText()
  const editor = useTextEditor(language.code, row, onDone)
  const { form, fields, theirs, discard, revert, isReverting } = editor
  return (
    <form {...form.props} className="mt-2 flex flex-col gap-3">
      {fields.map(({ form: name, isRequired }) => (
        <FormField
          key={name}
          language={language}
          editor={editor}
          form={name}
          isRequired={isRequired}
        />
      ))}
      {row.shipped && row.is_changed ? (
        <div className="text-sm text-ink-muted">
          <p>{t('admin.languages.shipped')}</p>
          {listForms(row.shipped).map(([name, words]) => (
            <p
              key={name}
              lang={language.code}
              dir={language.is_rtl ? 'rtl' : 'ltr'}
              className="align-as-page wrap-anywhere"
            >
              {words}
            </p>
          ))}
        </div>
      ) : null}
      {theirs ? (
        <Conflict editor={editor} />
      ) : (
        <FailedSend
          failure={form.failure}
          title={t('admin.languages.notSaved')}
          prefix="admin.refusal."
          t={t}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={form.stage === 'submitting'}>
          {t(row.is_outdated ? 'admin.languages.confirm' : 'admin.languages.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={discard}>
          {t('admin.cancel')}
        </Button>
        {row.is_changed ? (
          <Button variant="quiet" size="sm" busy={isReverting} onClick={revert}>
            {t(row.shipped ? 'admin.languages.revert' : 'admin.languages.clear')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

type FormFieldProps = {
  language: SiteLanguage
  editor: TextEditor
  form: TextEditor['fields'][number]['form']
  isRequired: boolean
}

function FormField({ language, editor, form, isRequired }: FormFieldProps) {
  const { t } = useText()
  const name = form === 'text' ? t('admin.languages.text') : t(`admin.languages.form.${form}`)
  return (
    <Field
      label={isRequired ? name : `${name} (${t('admin.imports.optional')})`}
      error={editor.getFault(form)}
    >
      {({ required: _, ...control }) => (
        <Textarea
          {...control}
          name={`text.${form}`}
          rows={2}
          lang={language.code}
          dir={language.is_rtl ? 'rtl' : 'ltr'}
          maxLength={MAX_TEXT_LENGTH}
          value={editor.getText(form)}
          onChange={({ target }) => editor.edit(form, target.value)}
        />
      )}
    </Field>
  )
}

function Conflict({ editor }: { editor: TextEditor }) {
  const { t } = useText()
  const { theirs, fields, getText, keepMine, discard } = editor
  if (!theirs) return null
  return (
    <EditConflict
      theirs={{ actorName: theirs.actor_name, changedAt: theirs.changed_at }}
      values={fields
        .filter(({ form }) => getText(form) !== (theirs.text?.[form] ?? ''))
        .map(({ form }) => ({
          key: form,
          label: form === 'text' ? t('admin.languages.text') : t(`admin.languages.form.${form}`),
          mine: getText(form) || '–',
          theirs: theirs.text?.[form] || '–',
        }))}
      keepMine={{ label: t('admin.languages.keepMine'), onClick: keepMine }}
      takeTheirs={{ label: t('admin.languages.takeTheirs'), onClick: discard }}
    />
  )
}
