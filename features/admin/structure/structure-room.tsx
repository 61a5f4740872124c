import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'
import type { EditedStructure } from '@/domain/structure/edited-structure.ts'
import {
  canHaveOptions,
  hasOptions,
  type StructureKind,
} from '@/domain/structure/structure-kinds.ts'
import type { StructureValues } from '@/domain/structure/structure-values.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { SiteLink } from '@/features/shell/site-link.tsx'
import { AdminHead } from '../admin-head.tsx'
import { EditConflict } from '../edit-conflict.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { momentWords } from '../moment.ts'
import { OptionFields } from './option-fields.tsx'
import { ParameterNames } from './parameter-picker.tsx'
import { SaveBar } from './save-bar.tsx'
import { StructureFields } from './structure-fields.tsx'
import { structureValueLabel, structureValueText, usesInWords } from './structure-words.ts'
import { type StructureEditor, useStructureEditor } from './use-structure-editor.ts'

export type StructureRoomProps = {
  kind: StructureKind
  /** Null for a new one. */
  id: number | null
  languages: readonly { code: string; name: string }[]
  defaultLanguage: string
}

/** One item with its editor. Default export, as `OnDemand` requires. */
export default function StructureRoom({
  kind,
  id,
  languages,
  defaultLanguage,
}: StructureRoomProps) {
  const { t } = useText()
  const editor = useStructureEditor({ kind, id }, defaultLanguage)
  const { stage, item, failure, reload } = editor
  if (stage === 'gone') {
    return (
      <EmptyState level={1} title={t('admin.structure.gone')} actions={<BackLink kind={kind} />} />
    )
  }
  if (stage === 'failed') {
    return <FailedList title={t('admin.structure.failed')} error={failure} onRetry={reload} />
  }
  if (!item) {
    return (
      <>
        <AdminHead title={t('admin.page.structure')} />
        <LinesLoading words={t('admin.loading')} />
      </>
    )
  }
  const isChoosing = hasOptions(editor.values.kind) || (editor.values.options ?? '') !== ''
  return (
    <div className="max-w-3xl">
      <BackLink kind={kind} />
      <AdminHead title={item.name || t(`admin.structure.create.${kind}`)}>
        <ItemStatus editor={editor} />
      </AdminHead>
      <Conflict editor={editor} languages={languages} />
      <div className="flex flex-col gap-6">
        <StructureFields kind={kind} editor={editor} languages={languages} />
        {canHaveOptions(kind) && isChoosing ? (
          <OptionFields kind={kind} editor={editor} languages={languages} />
        ) : null}
      </div>
      <SaveBar editor={editor} />
    </div>
  )
}

function BackLink({ kind }: { kind: StructureKind }) {
  const { t } = useText()
  const href = useHref()
  return (
    <p className="mb-2 text-sm">
      <SiteLink href={href(adminRoute('structure', { kind }))} className={linkStyles()}>
        {t(`admin.structure.kind.${kind}`)}
      </SiteLink>
    </p>
  )
}

/** Whether it is offered, who changed it last, and what has it. */
function ItemStatus({ editor: { item } }: { editor: StructureEditor }) {
  const text = useText()
  const { t, formats, language } = text
  if (!item || item.id === null) return null
  const { isActive, uses, waiting, actorName, changedAt } = item
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
      <Badge variant={isActive ? 'success' : 'warning'}>
        {t(isActive ? 'admin.structure.offered' : 'admin.structure.retired')}
      </Badge>
      <span>
        {uses.length > 0
          ? `${t('admin.structure.usedBy')} ${usesInWords(uses, { t, formats })}`
          : t('admin.structure.unused')}
      </span>
      {changedAt ? (
        <span className="wrap-anywhere">
          <bdi>{actorName}</bdi> ·{' '}
          <time dateTime={changedAt}>{momentWords(changedAt, language)}</time>
        </span>
      ) : null}
      {waiting > 0 ? (
        <Badge variant="info">
          {t('admin.structure.waiting')}: {formats.number(waiting)}
        </Badge>
      ) : null}
    </div>
  )
}

function Conflict({
  editor,
  languages,
}: { editor: StructureEditor } & Pick<StructureRoomProps, 'languages'>) {
  const { t } = useText()
  const { stage, theirs, edited, values, keepMine, discard } = editor
  if (stage !== 'conflict' || !theirs) return null
  const both = edited.filter((key) => (theirs.values[key] ?? '') !== (values[key] ?? ''))
  return (
    <EditConflict
      theirs={theirs}
      values={both.map((key) => ({
        key,
        label: structureValueLabel(key, { t, languages, item: theirs }),
        mine: <ConflictValue name={key} values={values} item={theirs} />,
        theirs: <ConflictValue name={key} values={theirs.values} item={theirs} />,
      }))}
      keepMine={{ label: t('admin.structure.keepMine'), onClick: keepMine }}
      takeTheirs={{ label: t('admin.structure.takeTheirs'), onClick: discard }}
    />
  )
}

type ConflictValueProps = { name: string; values: StructureValues; item: EditedStructure }

function ConflictValue({ name, values, item }: ConflictValueProps) {
  const { t } = useText()
  if (name === 'parameters') return <ParameterNames value={values[name] ?? ''} />
  return structureValueText(name, values, { t, item }) || '–'
}
