import { useText } from '@/client/text/text-context.tsx'
import { Field, type FieldControl } from '@/design-system/field/field.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { Switch } from '@/design-system/switch/switch.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { phoneCountries } from '@/domain/account/phone-number.ts'
import { findTextField, type TextSettingField } from '@/domain/settings/parse-setting.ts'
import type { SettingKey } from '@/domain/settings/setting-table.ts'
import { PictureField } from '../picture-field.tsx'
import { choiceWords, settingHint, settingName } from './setting-words.ts'
import type { SettingsEditor } from './use-settings-editor.ts'

type SettingFieldProps = {
  of: SettingKey
  editor: SettingsEditor
  languages: readonly { code: string; name: string }[]
}

/** A setting with its explanation, its default, and the fault of its text. */
export function SettingField({ of: key, editor, languages }: SettingFieldProps) {
  const { t } = useText()
  const field = findTextField(key)
  if (!field) return null
  const text = editor.getText?.(key) ?? ''
  const fault = editor.faults[key]
  const edit = (next: string) => editor.edit(key, next)
  const label = settingName(key, t)
  const hint = settingHint(key, t)
  if (field.type === 'switch') {
    return (
      <Switch
        id={key}
        label={label}
        hint={hint}
        // Without a value, what the switch is for happens.
        checked={text !== '0'}
        onChange={({ target }) => edit(target.checked ? '1' : '0')}
      />
    )
  }
  if (field.type === 'picture') {
    return (
      <div id={key}>
        <PictureField
          label={label}
          hint={hint}
          value={text}
          storedUrl={editor.getPicture(key)}
          fault={fault ? t(`admin.settingFault.${fault}`) : undefined}
          canEdit
          onChange={edit}
        />
      </div>
    )
  }
  return (
    <Field
      id={key}
      label={label}
      hint={hint}
      error={fault ? t(`admin.settingFault.${fault}`) : undefined}
      required={field.type === 'line' && field.isRequired === true}
    >
      {({ required, ...control }) => (
        <Control
          field={field}
          control={{ ...control, ...(required && { 'aria-required': true }) }}
          text={text}
          defaultText={editor.getDefault(key)}
          languages={languages}
          onEdit={edit}
        />
      )}
    </Field>
  )
}

type ControlProps = {
  field: Exclude<TextSettingField, { type: 'switch' } | { type: 'picture' }>
  control: Omit<FieldControl, 'required'>
  text: string
  defaultText: string
  languages: SettingFieldProps['languages']
  onEdit: (text: string) => void
}

function Control({ field, control, text, defaultText, languages, onEdit }: ControlProps) {
  const { t, language } = useText()
  const common = {
    ...control,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onEdit(target.value),
  }
  switch (field.type) {
    case 'lines':
      return <Textarea {...common} rows={3} maxLength={field.maxLength} dir="auto" />
    case 'line':
      return <Input {...common} maxLength={field.maxLength} dir="auto" />
    case 'number':
      return (
        <InputGroup after={field.unit ? t(`admin.settingUnit.${field.unit}`) : undefined}>
          <Input
            {...common}
            inputMode={field.isWhole ? 'numeric' : 'decimal'}
            dir="ltr"
            maxLength={20}
            placeholder={defaultText}
          />
        </InputGroup>
      )
    case 'color':
      return (
        <InputGroup
          before={
            <span
              className="size-5 rounded-full border border-line-strong"
              style={{ backgroundColor: text }}
            />
          }
        >
          <Input {...common} dir="ltr" maxLength={9} spellCheck={false} placeholder="#087C7C" />
        </InputGroup>
      )
    case 'choice':
      return (
        <Select
          {...common}
          {...(defaultText === '' && { emptyLabel: t('admin.settings.automatic') })}
          options={field.choices.map((value) => ({ value, label: choiceWords(value, t) }))}
        />
      )
    case 'language':
      return (
        <Select
          {...common}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )
    case 'country':
      return (
        <Select
          {...common}
          emptyLabel={t('admin.settings.none')}
          options={phoneCountries(language).map(({ code, name }) => ({ value: code, label: name }))}
        />
      )
    case 'timeZone':
      return <Select {...common} options={timeZones()} />
    case 'currency':
      return <Select {...common} options={currencies(language)} />
    default:
      return (
        <Input
          {...common}
          type={TYPES[field.type]}
          dir="ltr"
          maxLength={2000}
          spellCheck={false}
          {...(field.type === 'link' && { placeholder: 'https://' })}
        />
      )
  }
}

const TYPES = { email: 'email', phone: 'tel', link: 'url' } as const

/** UTC is not in the browser's list. */
function timeZones(): { value: string; label: string }[] {
  const names = ['UTC', ...Intl.supportedValuesOf('timeZone')]
  return [...new Set(names)].map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))
}

function currencies(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({
    value: code,
    label: `${code} · ${names.of(code) ?? code}`,
  }))
}
