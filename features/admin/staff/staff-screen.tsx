'use client'

import { UserPlus } from 'lucide'
import { useState } from 'react'
import type { StaffInvitation, StaffMember } from '@/client/api/admin/staff.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { ROLES } from '@/domain/account/rights.ts'
import { FailedList } from '@/features/shell/failed-list.tsx'
import { AdminHead } from '../admin-head.tsx'
import { LateDialog } from '../late-dialog.tsx'
import { LinesLoading } from '../lines-loading.tsx'
import { momentWords } from '../moment.ts'
import { type StaffList, useStaff } from './use-staff.ts'

type Asks = { act: 'invite' } | { act: 'change' | 'remove'; person: StaffMember }

/** People with a role, open invitations, and what each role may do. */
export function StaffScreen() {
  const { t } = useText()
  const list = useStaff()
  const [asks, setAsks] = useState<Asks | null>(null)
  const { staff, error, retry } = list
  return (
    <>
      <AdminHead title={t('admin.page.staff')} lead={t('admin.staff.lead')}>
        <Button size="sm" onClick={() => setAsks({ act: 'invite' })}>
          <Icon of={UserPlus} />
          {t('admin.staff.invite')}
        </Button>
      </AdminHead>
      {!staff && error ? (
        <FailedList title={t('admin.staff.failed')} error={error} onRetry={retry} />
      ) : null}
      {!staff && !error ? <LinesLoading words={t('admin.loading')} /> : null}
      {staff ? (
        <div className="flex flex-col gap-9">
          <ul aria-label={t('admin.page.staff')} className="flex flex-col gap-3">
            {staff.people.map((person) => (
              <Member
                key={person.id}
                person={person}
                isOwn={person.id === list.ownId}
                onAsk={(act) => setAsks({ act, person })}
              />
            ))}
          </ul>
          <Invitations list={list} invitations={staff.invitations} />
        </div>
      ) : null}
      <Roles />
      {asks ? <Asked asks={asks} onClose={() => setAsks(null)} /> : null}
    </>
  )
}

const loadInvite = () => import('./invite-dialog.tsx')
const loadRole = () => import('./role-dialog.tsx')
const loadRemoval = () => import('./removal-dialog.tsx')

function Asked({ asks, onClose }: { asks: Asks; onClose: () => void }) {
  const { t } = useText()
  if (asks.act === 'invite') return <LateDialog load={loadInvite} of={{ onClose }} />
  const { act, person } = asks
  const of = { person, name: person.name || person.email || t('admin.unnamed'), onClose }
  return act === 'change' ? (
    <LateDialog load={loadRole} of={of} />
  ) : (
    <LateDialog load={loadRemoval} of={of} />
  )
}

type MemberProps = {
  person: StaffMember
  isOwn: boolean
  onAsk: (act: 'change' | 'remove') => void
}

function Member({ person, isOwn, onAsk }: MemberProps) {
  const { t, language } = useText()
  const { email, profile, role, is_active, has_second_factor, last_seen_at } = person
  const name = person.name || email || t('admin.unnamed')
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4">
      <Avatar name={name} src={profile || undefined} />
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <Badge variant="info">{t(`admin.role.${role}`)}</Badge>
          {isOwn ? <Badge>{t('admin.staff.you')}</Badge> : null}
          {is_active ? null : <Badge variant="danger">{t('admin.person.deactivated')}</Badge>}
          {has_second_factor ? null : <Badge variant="warning">{t('admin.staff.factorOff')}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
          <bdi>{email}</bdi>
        </p>
        <p className="text-sm text-ink-muted">
          {last_seen_at
            ? t('admin.staff.seen', { when: momentWords(last_seen_at, language) })
            : t('admin.staff.neverSeen')}
        </p>
      </div>
      {isOwn ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('admin.staff.changeFor', { name })}
            onClick={() => onAsk('change')}
          >
            {t('admin.staff.change')}
          </Button>
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('admin.staff.removeFor', { name })}
            onClick={() => onAsk('remove')}
          >
            {t('admin.staff.remove')}
          </Button>
        </div>
      )}
    </li>
  )
}

type InvitationsProps = { list: StaffList; invitations: readonly StaffInvitation[] }

function Invitations({ list, invitations }: InvitationsProps) {
  const { t, language } = useText()
  return (
    <section aria-labelledby="invitations">
      <h2 id="invitations" className="font-semibold">
        {t('admin.staff.invitations')}
      </h2>
      {invitations.length === 0 ? (
        <p className="mt-2 text-ink-muted">{t('admin.staff.noInvitations')}</p>
      ) : null}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, invited_by, expires_at, is_expired }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="flex flex-wrap items-center gap-2">
                <bdi className="font-medium wrap-anywhere">{email}</bdi>
                <Badge variant="info">{t(`admin.role.${role}`)}</Badge>
                {is_expired ? <Badge variant="warning">{t('admin.staff.expired')}</Badge> : null}
              </p>
              <p className="mt-0.5 text-sm text-ink-muted">
                {t('admin.staff.invitedBy', { name: invited_by || t('admin.unnamed') })}
                {is_expired
                  ? null
                  : ` · ${t('admin.staff.expires', { when: momentWords(expires_at, language) })}`}
              </p>
            </div>
            <Button
              variant="secondary"
              size="sm"
              busy={list.isWithdrawing}
              aria-label={t('admin.staff.withdrawFor', { email })}
              onClick={() => list.withdraw(id)}
            >
              {t('admin.staff.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Roles() {
  const { t } = useText()
  return (
    <dl className="mt-10 grid gap-x-8 gap-y-3 border-t border-line pt-5 text-sm sm:grid-cols-2 [&_dd]:m-0">
      {ROLES.map((role) => (
        <div key={role}>
          <dt className="font-medium">{t(`admin.role.${role}`)}</dt>
          <dd className="text-ink-muted">{t(`admin.roleText.${role}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
