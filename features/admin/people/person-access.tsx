import { useState } from 'react'
import type { AdminUser } from '@/client/api/admin/administration.ts'
import type { PersonAccess } from '@/client/api/admin/people.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { momentWords } from '../moment.ts'
import { useRights } from '../use-rights.ts'
import { type AccessPart, usePersonAccess } from './use-person-access.ts'

type PersonAccessProps = {
  person: AdminUser
  /** Display name of the person. */
  name: string
  access: PersonAccess
}

/** Ways to sign in, devices, and actions to end them. */
export function PersonAccessSection({ person, name, access }: PersonAccessProps) {
  const { t, language } = useText()
  const [asks, setAsks] = useState<AccessPart | null>(null)
  const close = () => setAsks(null)
  const { isBusy, end } = usePersonAccess(person.id, close)
  const { user } = useSession()
  const may = useRights()
  const canEnd = may('accounts') && user?.id !== person.id
  const { methods, has_second_factor, last_seen_at, sign_ins } = access
  return (
    <section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('admin.people.access')}</h3>
        {canEnd ? (
          <div className="flex flex-wrap gap-2">
            {sign_ins.length > 0 ? (
              <Button
                variant="secondary"
                size="sm"
                disabled={isBusy}
                onClick={() => setAsks('signIns')}
              >
                {t('admin.people.endSignIns')}
              </Button>
            ) : null}
            {has_second_factor ? (
              <Button
                variant="secondary"
                size="sm"
                disabled={isBusy}
                onClick={() => setAsks('factor')}
              >
                {t('admin.people.endFactor')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <p className="mt-2 flex flex-wrap gap-1.5">
        {methods.map((method) => (
          <Badge key={method}>{t(`admin.people.method.${method}`)}</Badge>
        ))}
        {methods.length === 0 ? <Badge>{t('admin.people.noMethod')}</Badge> : null}
        {has_second_factor ? (
          <Badge variant="success">{t('admin.people.factorOn')}</Badge>
        ) : (
          <Badge>{t('admin.staff.factorOff')}</Badge>
        )}
      </p>
      <p className="mt-2 text-sm text-ink-muted">
        {last_seen_at
          ? t('admin.staff.seen', { when: momentWords(last_seen_at, language) })
          : t('admin.people.noSignIns')}
      </p>
      <Devices signIns={sign_ins} />
      {asks ? (
        <LateReasonDialog
          title={t(
            asks === 'signIns' ? 'admin.people.endSignInsTitle' : 'admin.people.endFactorTitle',
            {
              name,
            },
          )}
          kind="access"
          action={t(asks === 'signIns' ? 'admin.people.endSignIns' : 'admin.people.endFactor')}
          isSending={isBusy}
          onClose={close}
          onReason={(reason, proof) => end(asks, reason, proof)}
        />
      ) : null}
    </section>
  )
}

const FEW = 3

function Devices({ signIns }: { signIns: PersonAccess['sign_ins'] }) {
  const { t, language } = useText()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? signIns : signIns.slice(0, FEW)
  return (
    <>
      <ul className="divide-y divide-line">
        {shown.map(({ id, device, time_zone, last_used_at }) => (
          <li key={id} className="py-3 text-sm">
            <bdi className="font-medium wrap-anywhere">
              {device || t('admin.people.unknownDevice')}
            </bdi>
            <p className="text-ink-muted wrap-anywhere">
              {t('admin.people.usedAt', { when: momentWords(last_used_at, language) })}
              {time_zone ? (
                <>
                  {' · '}
                  <bdi>{time_zone}</bdi>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < signIns.length ? (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          {t('admin.people.moreDevices')}
        </Button>
      ) : null}
    </>
  )
}
