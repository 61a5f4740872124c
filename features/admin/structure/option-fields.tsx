import { Plus } from 'lucide'
import { useState } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import type { StructureKind } from '@/domain/structure/structure-kinds.ts'
import {
  listOptionValues,
  type OptionValues,
  optionKey,
  parseReferences,
} from '@/domain/structure/structure-values.ts'
import { swapped } from '@/domain/values/swapped.ts'
import { MoveButtons } from '../move-buttons.tsx'
import { structureFault } from './structure-words.ts'
import type { StructureEditor } from './use-structure-editor.ts'

type OptionFieldsProps = {
  kind: StructureKind
  editor: StructureEditor
  languages: readonly { code: string; name: string }[]
}

/** Options in their order, with names in all languages. */
export function OptionFields({ kind, editor, languages }: OptionFieldsProps) {
  const { t } = useText()
  const { values, faults, canEdit, edit, item } = editor
  const references = parseReferences(values.options)
  const options = listOptionValues(values)
  const add = () => {
    const numbers = Object.keys(values).map((key) => Number(/^option\.new-(\d+)\./.exec(key)?.[1]))
    const reference = `new-${Math.max(0, ...numbers.filter(Number.isFinite)) + 1}`
    edit({
      options: [...references, reference].join(','),
      [optionKey(reference, item?.language ?? '')]: '',
      [optionKey(reference, 'active')]: '1',
    })
  }
  return (
    <Fieldset legend={t('admin.structure.options')} error={structureFault(faults.options, t)}>
      <ul className="divide-y divide-line">
        {options.map((option, at) => (
          <OptionRow
            key={option.reference}
            option={option}
            others={options.filter(({ id }) => id !== null && id !== option.id)}
            canMerge={kind === 'parameter'}
            isFirst={at === 0}
            isLast={at === options.length - 1}
            onMove={(by) => edit({ options: swapped(references, at, at + by).join(',') })}
            onRemove={() =>
              edit({ options: references.filter((it) => it !== option.reference).join(',') })
            }
            editor={editor}
            languages={languages}
          />
        ))}
      </ul>
      <p>
        <Button variant="secondary" size="sm" disabled={!canEdit} onClick={add}>
          <Icon of={Plus} />
          {t('admin.structure.addOption')}
        </Button>
      </p>
    </Fieldset>
  )
}

type OptionRowProps = {
  option: OptionValues
  others: readonly OptionValues[]
  canMerge: boolean
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  editor: StructureEditor
  languages: OptionFieldsProps['languages']
}

function OptionRow(props: OptionRowProps) {
  const { option, others, canMerge, isFirst, isLast, onMove, onRemove, editor, languages } = props
  const { t, formats } = useText()
  const { item, faults, canEdit, stage, edit } = editor
  const { reference, id, isActive, names } = option
  const source = item?.language ?? ''
  const name = names[source] || t('admin.structure.option')
  const uses = id === null ? 0 : (item?.optionUses[id] ?? 0)
  const sorted = [
    ...languages.filter(({ code }) => code === source),
    ...languages.filter(({ code }) => code !== source),
  ]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <MoveButtons
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        disabled={!canEdit}
        onMove={onMove}
      />
      <div className="grid min-w-0 flex-1 basis-56 gap-3 sm:grid-cols-2">
        {sorted.map((language) => {
          const key = optionKey(reference, language.code)
          return (
            <Field
              key={language.code}
              label={`${t('admin.structure.option')} · ${language.name}`}
              error={structureFault(faults[key], t)}
            >
              {({ required: _, ...control }) => (
                <Input
                  {...control}
                  size="sm"
                  value={names[language.code] ?? ''}
                  maxLength={100}
                  readOnly={!canEdit}
                  dir="auto"
                  lang={language.code}
                  autoComplete="off"
                  onChange={({ target }) => edit({ [key]: target.value })}
                />
              )}
            </Field>
          )
        })}
        <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted sm:col-span-2">
          {isActive ? null : <Badge variant="warning">{t('admin.structure.retired')}</Badge>}
          <span>
            {t('admin.structure.optionUses')}: {formats.number(uses)}
          </span>
          <Button
            variant="quiet"
            size="sm"
            disabled={!canEdit}
            aria-label={`${t(isActive ? 'admin.structure.retire' : 'admin.structure.restore')}: ${name}`}
            onClick={() => edit({ [optionKey(reference, 'active')]: isActive ? '0' : '1' })}
          >
            {t(isActive ? 'admin.structure.retire' : 'admin.structure.restore')}
          </Button>
          {uses === 0 ? (
            <Button
              variant="quiet"
              size="sm"
              disabled={!canEdit}
              aria-label={`${t('admin.structure.remove')}: ${name}`}
              onClick={onRemove}
            >
              {t('admin.structure.remove')}
            </Button>
          ) : null}
          {canMerge && id !== null && others.length > 0 && stage === 'clean' ? (
            <MergeChoice id={id} uses={uses} name={name} others={others} editor={editor} />
          ) : null}
        </div>
      </div>
    </li>
  )
}

type MergeChoiceProps = {
  id: number
  uses: number
  name: string
  others: readonly OptionValues[]
  editor: StructureEditor
}

/** Only while nothing is typed, because merging saves at once. */
function MergeChoice({ id, uses, name, others, editor: { act, item } }: MergeChoiceProps) {
  const { t } = useText()
  const [into, setInto] = useState('')
  const label = t('admin.structure.mergeInto', { name })
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Select
        id={`merge-${id}`}
        aria-label={label}
        value={into}
        emptyLabel={t('admin.structure.merge')}
        options={others.map((other) => ({
          value: other.reference,
          label: other.names[item?.language ?? ''] ?? other.reference,
        }))}
        onChange={({ target }) => setInto(target.value)}
      />
      {into ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={label}
          onClick={() => act({ type: 'merge', id, into: Number(into), uses })}
        >
          {t('admin.structure.mergeNow')}
        </Button>
      ) : null}
    </span>
  )
}
