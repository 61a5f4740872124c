import type { ImportColumns } from '@/client/api/admin/imports.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select, type SelectOption } from '@/design-system/select/select.tsx'
import { type FieldSource, type MapField, readSource, setTableValue } from './import-map.ts'

type FieldRowProps = {
  field: MapField | 'parameter'
  label: string
  isRequired: boolean
  isNumber?: boolean
  spec: unknown
  columns: ImportColumns
  onChange: (spec: unknown) => void
}

const CONSTANT = 'constant'
const OTHER = 'other'
const COLUMN = 'column:'

/** Source of a field: a column, one value for all rows, or nothing. */
export function FieldRow(props: FieldRowProps) {
  const { t } = useText()
  const { field, label, isRequired, columns, spec, onChange } = props
  const source = readSource(spec)
  const sample =
    source.kind === 'column'
      ? columns.columns.find(({ name }) => name === source.cell.column)?.samples[0]
      : undefined
  const options = [
    ...columns.columns.map(({ name }) => ({ value: COLUMN + name, label: name })),
    ...(field === 'parameter' ? [] : [{ value: CONSTANT, label: t('admin.imports.constant') }]),
    ...(source.kind === 'other' ? [{ value: OTHER, label: t('admin.imports.other') }] : []),
  ]
  const change = (value: string) => {
    if (value === '') onChange(undefined)
    else if (value === CONSTANT) onChange('')
    else if (value.startsWith(COLUMN)) onChange({ column: value.slice(COLUMN.length) })
  }
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        labelNote={isRequired ? undefined : t('admin.imports.optional')}
        hint={sample === undefined ? undefined : <bdi>{t('admin.imports.sample', { sample })}</bdi>}
      >
        {({ required: _, ...control }) => (
          <Select
            {...control}
            options={options}
            emptyLabel={t('admin.imports.noColumn')}
            value={toValue(source)}
            onChange={({ target }) => change(target.value)}
          />
        )}
      </Field>
      <SourceDetails {...props} source={source} />
    </div>
  )
}

function toValue(source: FieldSource): string {
  if (source.kind === 'column') return COLUMN + source.cell.column
  return source.kind === 'none' ? '' : source.kind
}

type DetailsProps = FieldRowProps & { source: FieldSource }

function SourceDetails({ field, label, isNumber, columns, source, onChange }: DetailsProps) {
  const { t } = useText()
  const choices = useChoices(field, columns)
  if (source.kind === 'constant') {
    return (
      <Field label={t('admin.imports.constantFor', { field: label })} labelHidden>
        {({ required: _, ...control }) =>
          choices ? (
            <Select
              {...control}
              options={choices}
              emptyLabel={t('admin.imports.chooseValue')}
              value={source.value}
              onChange={({ target }) => onChange(target.value)}
            />
          ) : (
            <Input
              {...control}
              dir="auto"
              value={source.value}
              onChange={({ target }) => onChange(target.value)}
            />
          )
        }
      </Field>
    )
  }
  if (source.kind !== 'column') return null
  const { cell } = source
  const found = columns.columns.find(({ name }) => name === cell.column)
  return (
    <>
      {isNumber ? (
        <Field label={t('admin.imports.unitFor', { field: label })} labelHidden>
          {({ required: _, ...control }) => (
            <Select
              {...control}
              options={UNITS.map((unit) => ({
                value: unit,
                label: t(`admin.imports.unit.${unit}`),
              }))}
              emptyLabel={t('admin.imports.unit.none')}
              value={cell.unit ?? ''}
              onChange={({ target }) => {
                const { unit: _unit, ...rest } = cell
                onChange(target.value === '' ? rest : { ...rest, unit: target.value })
              }}
            />
          )}
        </Field>
      ) : null}
      {choices && found && found.values.length > 0 ? (
        <ul className="flex flex-col gap-2 ps-4">
          {found.values.map((value) => (
            <li key={value}>
              <Field label={<bdi>{value}</bdi>}>
                {({ required: _, ...control }) => (
                  <Select
                    {...control}
                    size="sm"
                    options={choices}
                    emptyLabel={t('admin.imports.asInFile')}
                    value={String(cell.table?.[value] ?? '')}
                    onChange={({ target }) => onChange(setTableValue(cell, value, target.value))}
                  />
                )}
              </Field>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const UNITS = ['sqft', 'sqyd', 'acre', 'hectare', 'ft', 'mile'] as const
const TYPES = ['sell', 'rent', 'sold', 'rented'] as const

/** Values that a field may have, if they are few. */
function useChoices(field: DetailsProps['field'], columns: ImportColumns) {
  const { t } = useText()
  if (field === 'category') {
    return columns.categories.map(({ slug, name }): SelectOption => ({ value: slug, label: name }))
  }
  if (field !== 'property_type') return undefined
  return TYPES.map(
    (type): SelectOption => ({ value: type, label: t(`admin.imports.type.${type}`) }),
  )
}
