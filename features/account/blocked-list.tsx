'use client'

import { Ban } from 'lucide'
import { useState } from 'react'
import type { Block } from '@/client/api/member/account.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { EmptyState } from '@/design-system/empty-state/empty-state.tsx'
import { Field } from '@/design-system/field/field.tsx'
import { besides, restoreFocus } from '@/design-system/focus/restore-focus.ts'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Textarea } from '@/design-system/textarea/textarea.tsx'
import { LinesLoading } from '@/features/listing-card/cards-loading.tsx'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { useBlocks } from './use-blocks.ts'

/** Blocked members, and the administrator, who can be blocked too. */
export function BlockedList() {
  const { t } = useText()
  const { blocks, isUnknown, isBusy, unblock, blockAdministrator, error, retry } = useBlocks()
  if (isUnknown) {
    return (
      <EmptyState icon={<Icon of={Ban} />} title={t('account.blocked.unknownTitle')}>
        {t('account.blocked.unknownText')}
      </EmptyState>
    )
  }
  if (!blocks && error) {
    return <FailedList title={t('account.blocked.errorTitle')} error={error} onRetry={retry} />
  }
  if (!blocks) return <LinesLoading words={t('account.blocked.loading')} />
  return (
    <div className="max-w-text">
      {blocks.length === 0 ? (
        <EmptyState
          icon={<Icon of={Ban} />}
          title={t('account.blocked.emptyTitle')}
          className="sm:py-12"
        >
          {t('account.blocked.emptyText')}
        </EmptyState>
      ) : (
        <ul>
          {blocks.map((block) => (
            <Blocked key={block.id} block={block} isBusy={isBusy} onLift={() => unblock(block)} />
          ))}
        </ul>
      )}
      {blocks.some(({ to_admin }) => to_admin) ? null : (
        <Administrator isBusy={isBusy} onBlock={blockAdministrator} />
      )}
    </div>
  )
}

/** Avatar, name and action; the action moves to its own line on phones. */
const LINE =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-5 sm:grid-cols-[auto_minmax(0,1fr)_auto]'

type BlockedProps = { block: Block; isBusy: boolean; onLift: () => void }

function Blocked({ block, isBusy, onLift }: BlockedProps) {
  const { t, formats } = useText()
  const { profile, reason, created_at, to_admin } = block
  const name =
    block.name || t(to_admin ? 'account.blocked.administrator' : 'account.blocked.unnamed')
  return (
    <li className={LINE}>
      <Avatar name={name} src={profile || undefined} />
      <div className="min-w-0">
        <h2 className="font-medium text-ink">
          <bdi>{name}</bdi>
        </h2>
        <p className="mt-0.5 text-sm text-ink-muted">
          {t('account.blocked.since', { date: formats.date(created_at) })}
        </p>
        {reason ? (
          <p dir="auto" className="mt-1 align-as-page text-sm wrap-anywhere">
            {reason}
          </p>
        ) : null}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start max-sm:col-start-2"
        disabled={isBusy}
        aria-label={t('account.blocked.liftOf', { name })}
        onClick={({ currentTarget }) => {
          restoreFocus(currentTarget, besides(currentTarget))
          onLift()
        }}
      >
        {t('account.blocked.lift')}
      </Button>
    </li>
  )
}

type AdministratorProps = { isBusy: boolean; onBlock: (reason: string) => void }

/** Messages from the marketplace itself can be blocked, too. */
function Administrator({ isBusy, onBlock }: AdministratorProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <section
      aria-labelledby="administrator"
      className="mt-8 rounded-lg bg-surface-muted p-5 sm:p-6"
    >
      <h2 id="administrator" className="font-semibold text-ink">
        {t('account.blocked.administrator')}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t('account.blocked.administratorText')}</p>
      {isOpen ? (
        <form
          className="mt-4 flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault()
            onBlock(reason)
          }}
        >
          <Field label={t('account.blocked.reason')} labelNote={t('account.blocked.optional')}>
            {({ required: _, ...control }) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={1000}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" size="sm" busy={isBusy}>
              {t('account.blocked.block')}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
              {t('account.blocked.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)} className="mt-4">
          {t('account.blocked.blockAdministrator')}
        </Button>
      )}
    </section>
  )
}
