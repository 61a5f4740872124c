import { clsx } from 'clsx'
import { MAX_BULK } from '@/client/api/admin/people.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { useRights } from '../use-rights.ts'
import { type BulkAct, bulkActs, type PeopleBulk } from './use-people-bulk.ts'
import type { People } from './use-people-list.ts'
import type { PeopleSelection } from './use-people-selection.ts'

type PeopleBulkBarProps = {
  people: Pick<People, 'hasMore'>
  /** People that match the filters. */
  total: number
  selection: PeopleSelection
  bulk: PeopleBulk
  /** Beside an open person, in a column that scrolls by itself. */
  isNarrow: boolean
}

/** Selects people of the list, and acts on them together. */
export function PeopleBulkBar(props: PeopleBulkBarProps) {
  const { people, total, selection, bulk, isNarrow } = props
  const { t } = useText()
  const { ids, isTooLarge } = selection
  return (
    <>
      <Selecting people={people} total={total} selection={selection} />
      <p role="status" className="sr-only">
        {t('admin.people.selected', { count: ids.size })}
      </p>
      {ids.size > 0 ? (
        <div
          className={clsx(
            'sticky top-28 z-raised mb-2 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface-muted p-2',
            isNarrow && 'lg:top-0',
          )}
        >
          <span className="figures text-sm font-medium" aria-hidden="true">
            {t('admin.people.selected', { count: ids.size })}
          </span>
          <Acts bulk={bulk} isDisabled={isTooLarge} />
          <Button variant="quiet" size="sm" onClick={selection.clear}>
            {t('admin.people.clearSelection')}
          </Button>
        </div>
      ) : null}
      {isTooLarge ? (
        <p role="alert" className="mb-2 text-sm text-danger-ink">
          {t('admin.people.tooMany', { limit: MAX_BULK })}
        </p>
      ) : null}
      {bulk.act ? (
        <LateReasonDialog
          title={t(`admin.people.bulk.${bulk.act}`, { count: ids.size })}
          kind={REASON_KINDS[bulk.act]}
          action={t(ACTIONS[bulk.act])}
          isSending={bulk.isBusy}
          onClose={() => bulk.ask(null)}
          onReason={bulk.run}
        />
      ) : null}
    </>
  )
}

const REASON_KINDS = {
  deactivate: 'accounts',
  reactivate: 'reactivation',
  signOut: 'manySignIns',
} as const

const ACTIONS = {
  deactivate: 'admin.deactivate',
  reactivate: 'admin.reactivate',
  signOut: 'admin.people.endSignIns',
} as const

function Acts({ bulk, isDisabled }: { bulk: PeopleBulk; isDisabled: boolean }) {
  const { t } = useText()
  const may = useRights()
  const isAllowed = (act: BulkAct) => may(act === 'signOut' ? 'accounts' : 'people')
  return bulkActs.filter(isAllowed).map((act) => (
    <Button
      key={act}
      variant={act === 'deactivate' ? 'danger' : 'secondary'}
      size="sm"
      disabled={isDisabled || bulk.isBusy}
      onClick={() => bulk.ask(act)}
    >
      {t(ACTIONS[act])}
    </Button>
  ))
}

function Selecting({
  people: { hasMore },
  total,
  selection,
}: Omit<PeopleBulkBarProps, 'bulk' | 'isNarrow'>) {
  const { t, formats } = useText()
  const { isShownSelected, toggleShown, selectMatching, isSelecting, ids } = selection
  const isOffered = isShownSelected && hasMore && ids.size < Math.min(total, MAX_BULK)
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Checkbox
        label={t('admin.people.selectShown')}
        className="ps-2"
        checked={isShownSelected}
        onChange={toggleShown}
      />
      {isOffered ? (
        <Button variant="quiet" size="sm" busy={isSelecting} onClick={selectMatching}>
          {total > MAX_BULK
            ? t('admin.people.selectFirst', {
                limit: formats.number(MAX_BULK),
                total: formats.number(total),
              })
            : t('admin.people.selectMatching', { count: total })}
        </Button>
      ) : null}
    </div>
  )
}

/** Number of people acted on, and those who were skipped, with the reason. */
export function PeopleBulkResult({ bulk: { result, dismiss } }: { bulk: PeopleBulk }) {
  const { t } = useText()
  if (!result) return null
  const { done, skipped } = result
  return (
    <Banner
      role="status"
      className="mb-2"
      variant={skipped.length > 0 ? 'warning' : 'success'}
      title={t('admin.people.bulk.done', { count: done })}
      actions={
        <Button variant="secondary" size="sm" onClick={dismiss}>
          {t('admin.close')}
        </Button>
      }
    >
      {skipped.length > 0 ? (
        <>
          <p>{t('admin.people.bulk.skipped', { count: skipped.length })}</p>
          <ul
            className="mt-1 max-h-60 overflow-y-auto"
            tabIndex={skipped.length > 8 ? 0 : undefined}
          >
            {skipped.map(({ id, name, reason }) => (
              <li key={id} className="wrap-anywhere">
                <bdi className="font-medium">{name || t('admin.people.bulk.account', { id })}</bdi>
                {' – '}
                {t(`admin.people.bulk.reason.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  )
}
