import { useState } from 'react'
import type { AdminUser } from '@/client/api/admin/administration.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { LateReasonDialog } from '../late-reason-dialog.tsx'
import { useRights } from '../use-rights.ts'
import { usePersonData } from './use-person-data.ts'

type PersonDataProps = {
  person: AdminUser
  /** Display name of the person. */
  name: string
  onErased: () => void
}

/** Export and erasure of everything that is kept of a person. */
export function PersonDataSection({ person, name, onErased }: PersonDataProps) {
  const { t } = useText()
  const [asks, setAsks] = useState<'export' | 'erase' | null>(null)
  const close = () => setAsks(null)
  const { isBusy, exportData, erase } = usePersonData(person.id, { onAnswered: close, onErased })
  const { user } = useSession()
  const may = useRights()
  if (!may('accounts') || user?.id === person.id) return null
  return (
    <section>
      <h3 className="font-semibold">{t('admin.people.data')}</h3>
      <p className="mt-2 max-w-text text-sm text-ink-muted">
        {t(person.role === null ? 'admin.people.dataText' : 'admin.people.dataTextStaff')}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => setAsks('export')}>
          {t('admin.people.export')}
        </Button>
        {person.role === null ? (
          <Button variant="danger" size="sm" disabled={isBusy} onClick={() => setAsks('erase')}>
            {t('admin.people.erase')}
          </Button>
        ) : null}
      </div>
      {asks ? (
        <LateReasonDialog
          title={t(asks === 'export' ? 'admin.people.exportTitle' : 'admin.people.eraseTitle', {
            name,
          })}
          kind={asks === 'export' ? 'archive' : 'erasure'}
          action={t(asks === 'export' ? 'admin.people.export' : 'admin.people.erase')}
          isSending={isBusy}
          onClose={close}
          onReason={asks === 'export' ? exportData : erase}
        />
      ) : null}
    </section>
  )
}
