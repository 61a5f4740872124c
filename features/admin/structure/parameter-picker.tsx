import { X } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Fieldset } from '@/design-system/field/fieldset.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { parseReferences } from '@/domain/structure/structure-values.ts'
import { swapped } from '@/domain/values/swapped.ts'
import { MoveButtons } from '../move-buttons.tsx'
import type { StructureEditor } from './use-structure-editor.ts'
import { useStructureList } from './use-structure-list.ts'

type ParameterPickerProps = { label: string; fault: string | undefined; editor: StructureEditor }

/** Facts that a category asks for, in their order. */
export function ParameterPicker({ label, fault, editor }: ParameterPickerProps) {
  const { t } = useText()
  const { rows = [] } = useStructureList('parameter')
  const { values, canEdit, edit } = editor
  const chosen = parseReferences(values.parameters)
  const save = (ids: readonly string[]) => edit({ parameters: ids.join(',') })
  const names = new Map(rows.map(({ id, name }) => [String(id), name]))
  const others = rows.filter(({ id, is_active }) => is_active === 1 && !chosen.includes(String(id)))
  return (
    <Fieldset legend={label} error={fault} className="sm:col-span-2">
      <ol className="divide-y divide-line">
        {chosen.map((id, at) => {
          const name = names.get(id) ?? `#${id}`
          return (
            <li key={id} className="flex items-center gap-1 py-1">
              <MoveButtons
                name={name}
                isFirst={at === 0}
                isLast={at === chosen.length - 1}
                disabled={!canEdit}
                onMove={(by) => save(swapped(chosen, at, at + by))}
              />
              <bdi className="min-w-0 flex-1 px-2 wrap-anywhere">{name}</bdi>
              <IconButton
                size="sm"
                variant="quiet"
                label={t('admin.structure.takeOut', { name })}
                disabled={!canEdit}
                onClick={() => save(chosen.filter((other) => other !== id))}
              >
                <Icon of={X} />
              </IconButton>
            </li>
          )
        })}
      </ol>
      <Select
        id="structure-add-parameter"
        aria-label={t('admin.structure.addParameter')}
        value=""
        emptyLabel={t('admin.structure.addParameter')}
        options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        disabled={!canEdit}
        onChange={({ target }) => {
          if (target.value) save([...chosen, target.value])
        }}
      />
    </Fieldset>
  )
}

/** Facts by their names, in order. */
export function ParameterNames({ value }: { value: string }) {
  const { rows = [] } = useStructureList('parameter')
  const names = new Map(rows.map(({ id, name }) => [String(id), name]))
  const shown = parseReferences(value).map((id) => names.get(id) ?? `#${id}`)
  return shown.join(', ') || '–'
}
