import { useState } from 'react'
import type { AdminUser, GrantedPackage } from '@/client/api/admin/administration.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { LateDialog } from '../late-dialog.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { useRights } from '../use-rights.ts'
import { usePackageGrants } from './use-package-grants.ts'

const loadGrantDialog = () => import('./grant-dialog.tsx')

type PersonPackagesProps = {
  person: AdminUser
  /** Display name of the person. */
  name: string
  packages: readonly GrantedPackage[]
}

/** Packages of a person, with actions to grant and end them. */
export function PersonPackages({ person, name, packages }: PersonPackagesProps) {
  const { t } = useText()
  const [asks, setAsks] = useState<'grant' | GrantedPackage | null>(null)
  const close = () => setAsks(null)
  const { isBusy, grant, end } = usePackageGrants(person.id, close)
  const { user } = useSession()
  const may = useRights()
  const isGranter = may('grants') && user?.id !== person.id
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('admin.packages.title')}</h3>
        {isGranter ? (
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => setAsks('grant')}>
            {t('admin.packages.grant')}
          </Button>
        ) : null}
      </div>
      {packages.length > 0 ? (
        <ul className="divide-y divide-line">
          {packages.map((holding) => (
            <GrantedPackageRow
              key={holding.id}
              holding={holding}
              onEnd={isGranter ? () => setAsks(holding) : undefined}
            />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-sm text-ink-muted">{t('admin.packages.none')}</p>
      )}
      {asks === 'grant' ? (
        <LateDialog
          load={loadGrantDialog}
          of={{ name, isSending: isBusy, onClose: close, onGrant: grant }}
        />
      ) : asks ? (
        <LateReasonDialog
          title={t('admin.packages.endTitle', { name: asks.name })}
          kind="package"
          action={t('admin.packages.end')}
          isSending={isBusy}
          onClose={close}
          onReason={(reason) => end(asks.id, reason)}
        />
      ) : null}
    </section>
  )
}

type GrantedPackageProps = { holding: GrantedPackage; onEnd: (() => void) | undefined }

function GrantedPackageRow({ holding, onEnd }: GrantedPackageProps) {
  const { t, formats } = useText()
  const { name, state, starts_at, ends_at, is_granted, quotas } = holding
  const validity = { from: formats.date(starts_at), until: formats.date(ends_at) }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>
          <Badge variant={TONES[state]}>{t(`admin.packages.state.${state}`)}</Badge>
        </p>
        <p className="mt-0.5 text-sm text-ink-muted">{t('admin.packages.validity', validity)}</p>
        {quotas.map((quota) => (
          <p key={quota.name} className="text-sm text-ink-muted">
            {quotaWords(quota, { t, formats })}
          </p>
        ))}
        {is_granted ? (
          <p className="text-sm text-ink-muted">{t('admin.packages.granted')}</p>
        ) : null}
      </div>
      {onEnd && is_granted && state !== 'ended' ? (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('admin.packages.endOf', { name })}
          onClick={onEnd}
        >
          {t('admin.packages.end')}
        </Button>
      ) : null}
    </li>
  )
}

function quotaWords(
  { name, limit, used }: GrantedPackage['quotas'][number],
  { t, formats }: Pick<ReturnType<typeof useText>, 't' | 'formats'>,
): string {
  if (limit === null) return t('admin.people.unlimited', { name })
  const left = formats.number(Math.max(limit - used, 0))
  return t('admin.people.quota', { name, left, limit: formats.number(limit) })
}

const TONES = { active: 'success', scheduled: 'info', ended: 'neutral' } as const
