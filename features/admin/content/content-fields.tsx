import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { type ContentField, findContentFields } from '@/domain/content/content-kinds.ts'
import type { EditedContent } from '@/domain/content/edited-content.ts'
import { contentFault } from './content-words.ts'
import { RichTextField } from './rich-text-field.tsx'
import type { ContentEditor } from './use-content-editor.ts'

type Language = { code: string; name: string }

type ContentFieldsProps = {
  content: EditedContent
  editor: ContentEditor
  languages: readonly Language[]
}

/** Texts of all languages side by side, the source first. */
export function ContentFields({ content, editor, languages }: ContentFieldsProps) {
  const { t } = useText()
  const [hidden, setHidden] = useState<readonly string[]>([])
  const fields = findContentFields(content.kind, content.id)
  if (fields.length === 0) return null
  const source = languages.find(({ code }) => code === content.language)
  const others = languages.filter(({ code }) => code !== content.language)
  const shown = [
    source ?? { code: content.language, name: content.language },
    ...others.filter(({ code }) => !hidden.includes(code)),
  ]
  const toggle = (code: string) =>
    setHidden(hidden.includes(code) ? hidden.filter((it) => it !== code) : [...hidden, code])
  return (
    <>
      {others.length > 0 ? (
        <fieldset
          aria-label={t('admin.content.languages')}
          className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0"
        >
          {others.map(({ code, name }) => (
            <Button
              key={code}
              variant="secondary"
              size="sm"
              aria-pressed={!hidden.includes(code)}
              className="rounded-full aria-pressed:border-brand-ink aria-pressed:bg-brand-soft"
              onClick={() => toggle(code)}
            >
              {name}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {fields.map((field) => (
        <section
          key={field.name}
          aria-label={t(`admin.content.field.${field.name}`)}
          className="grid gap-x-6 gap-y-4 lg:grid-cols-2"
        >
          {shown.map((language) => (
            <TextField
              // Texts that were typed elsewhere are shown anew.
              key={`${language.code} ${editor.generation}`}
              field={field}
              language={language}
              isSource={language.code === content.language}
              editor={editor}
            />
          ))}
        </section>
      ))}
    </>
  )
}

type TextFieldProps = {
  field: ContentField
  language: Language
  isSource: boolean
  editor: ContentEditor
}

function TextField({ field, language, isSource, editor }: TextFieldProps) {
  const { t } = useText()
  const key = `${language.code}.${field.name}`
  const { canEdit, faults, isStale, confirm, edit, save, getValue } = editor
  const isOutdated = !isSource && isStale(key)
  const label = `${t(`admin.content.field.${field.name}`)} · ${language.name}`
  const note = isOutdated ? (
    <span className="flex flex-wrap items-center gap-2">
      <Badge variant="warning">{t('admin.content.stale')}</Badge>
      {canEdit ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={`${t('admin.content.confirm')}: ${label}`}
          onClick={() => confirm(key)}
        >
          {t('admin.content.confirm')}
        </Button>
      ) : null}
    </span>
  ) : undefined
  const error = contentFault(faults[key], t)
  if (field.format === 'html') {
    return (
      <RichTextField
        label={label}
        note={note}
        error={error}
        isRequired={isSource && field.isRequired}
        isDisabled={!canEdit}
        html={getValue(key)}
        onChange={(html) => edit(key, html)}
        onBlur={save}
      />
    )
  }
  return (
    <Field label={label} labelNote={note} error={error}>
      {({ required: _, ...control }) => {
        const common = {
          ...control,
          'aria-required': isSource && field.isRequired,
          value: getValue(key),
          maxLength: field.maxLength,
          disabled: !canEdit,
          dir: 'auto',
          lang: language.code,
          className: 'align-as-page',
          onChange: ({ target }: { target: { value: string } }) => edit(key, target.value),
        }
        return field.format === 'lines' ? (
          <Textarea {...common} rows={5} />
        ) : (
          <Input {...common} autoComplete="off" />
        )
      }}
    </Field>
  )
}
