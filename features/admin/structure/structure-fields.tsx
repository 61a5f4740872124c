import { useText } from '@/client/text/text-context.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import {
  type StructureField,
  type StructureKind,
  structureFields,
} from '@/domain/structure/structure-kinds.ts'
import { PictureField } from '../picture-field.tsx'
import { ParameterPicker } from './parameter-picker.tsx'
import { toTypeName } from './structure-list.tsx'
import { structureFault } from './structure-words.ts'
import type { StructureEditor } from './use-structure-editor.ts'

type Language = { code: string; name: string }

type StructureFieldsProps = {
  kind: StructureKind
  editor: StructureEditor
  languages: readonly Language[]
}

/** Texts of all languages, then what no language has of its own. */
export function StructureFields({ kind, editor, languages }: StructureFieldsProps) {
  const source = editor.item?.language
  const sorted = [
    ...languages.filter(({ code }) => code === source),
    ...languages.filter(({ code }) => code !== source),
  ]
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      {Object.entries(structureFields[kind]).map(([name, rules]) =>
        rules.type === 'text' && rules.isTranslated ? (
          sorted.map((language) => (
            <TextField
              key={`${language.code}.${name}`}
              name={name}
              rules={rules}
              language={language}
              isNeeded={rules.isRequired === true && language.code === source}
              editor={editor}
            />
          ))
        ) : (
          <OtherField key={name} name={name} rules={rules} editor={editor} />
        ),
      )}
    </div>
  )
}

type TextFieldProps = {
  name: string
  rules: StructureField & { type: 'text' | 'slug' }
  /** Absent for texts without translations. */
  language?: Language
  isNeeded?: boolean
  editor: StructureEditor
}

function TextField({ name, rules, language, isNeeded = false, editor }: TextFieldProps) {
  const { t } = useText()
  const { values, faults, canEdit, edit } = editor
  const key = language ? `${language.code}.${name}` : name
  const label = t(`admin.structure.field.${toFieldName(name)}`)
  const isLong = rules.type === 'text' && rules.isLong === true
  return (
    <Field
      label={language ? `${label} · ${language.name}` : label}
      hint={name === 'slug' ? t('admin.content.factHint.slug') : undefined}
      error={structureFault(faults[key], t)}
    >
      {({ required: _, ...control }) => {
        const common = {
          ...control,
          'aria-required': isNeeded,
          value: values[key] ?? '',
          maxLength: rules.max,
          readOnly: !canEdit,
          dir: 'auto',
          lang: language?.code,
          className: 'align-as-page',
          onChange: ({ target }: { target: { value: string } }) => edit({ [key]: target.value }),
        }
        return isLong ? <Textarea {...common} rows={3} /> : <Input {...common} autoComplete="off" />
      }}
    </Field>
  )
}

type OtherFieldProps = { name: string; rules: StructureField; editor: StructureEditor }

function OtherField({ name, rules, editor }: OtherFieldProps) {
  const { t } = useText()
  const { values, faults, canEdit, edit, item } = editor
  const label = t(`admin.structure.field.${toFieldName(name)}`)
  const fault = structureFault(faults[name], t)
  const value = values[name] ?? ''
  switch (rules.type) {
    case 'text':
    case 'slug':
      return <TextField name={name} rules={rules} editor={editor} />
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === '1'}
          disabled={!canEdit}
          onChange={({ target }) => edit({ [name]: target.checked ? '1' : '0' })}
          className="mt-auto"
        />
      )
    case 'picture':
      return (
        <PictureField
          label={label}
          value={value}
          storedUrl={value === item?.values[name] ? (item.pictures[name] ?? '') : ''}
          fault={fault}
          canEdit={canEdit}
          onChange={(key) => edit({ [name]: key })}
        />
      )
    case 'parameters':
      return <ParameterPicker label={label} fault={fault} editor={editor} />
    case 'choice':
      return (
        <Field label={label} error={fault}>
          {({ required: _, ...control }) => (
            <Select
              {...control}
              value={value}
              disabled={!canEdit}
              options={rules.choices.map((choice) => ({
                value: choice,
                label:
                  name === 'kind'
                    ? t(`admin.structure.type.${toTypeName(choice)}`)
                    : t(`admin.structure.role.${toRoleName(choice)}`),
              }))}
              onChange={({ target }) => edit({ [name]: target.value })}
            />
          )}
        </Field>
      )
  }
}

const FIELD_NAMES = [
  'name',
  'reason',
  'slug',
  'image',
  'parameters',
  'meta_title',
  'meta_description',
  'meta_keywords',
  'meta_image',
  'kind',
  'role',
  'is_required',
] as const

function toFieldName(name: string) {
  return FIELD_NAMES.find((it) => it === name) ?? 'name'
}

function toRoleName(role: string) {
  return (['bedrooms', 'bathrooms', 'area'] as const).find((it) => it === role) ?? 'none'
}
