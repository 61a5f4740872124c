'use client'

import { Download } from 'lucide'
import type { User } from '@/client/api/member/auth.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Skeleton } from '@/design-system/skeleton/skeleton.tsx'
import { LatePart } from '@/features/shell/late-part.tsx'
import { useArchive } from '../use-archive.ts'

const loadForm = () => import('./deletion-form.tsx')

/** Explains account deletion and offers a data export. */
export function DeletionStart() {
  const { user } = useSession()
  return user ? <Steps key={user.id} person={user} /> : null
}

function Steps({ person }: { person: User }) {
  const { t } = useText()
  return (
    <div className="flex max-w-text flex-col gap-8">
      <section aria-labelledby="goes">
        <h2 id="goes" className="type-display text-xl text-ink">
          {t('account.deletion.goesTitle')}
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-ink-muted">
          <li>{t('account.deletion.goesProfile')}</li>
          <li>{t('account.deletion.goesListings')}</li>
          <li>{t('account.deletion.goesRest')}</li>
          <li>{t('account.deletion.stays')}</li>
        </ul>
      </section>
      <Archive person={person} />
      <Deletion person={person} />
    </div>
  )
}

function Archive({ person }: { person: User }) {
  const { t } = useText()
  const hasArchive = useOffered('member') === true
  const { send, isSending } = useArchive(person)
  if (!hasArchive) return null
  return (
    <section aria-labelledby="archive" className="rounded-lg bg-surface-muted p-5 sm:p-6">
      <h2 id="archive" className="font-semibold text-ink">
        {t('account.deletion.archiveTitle')}
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{t('account.deletion.archiveText')}</p>
      <Button
        variant="secondary"
        size="sm"
        busy={isSending}
        onClick={() => send(undefined)}
        className="mt-4"
      >
        <Icon of={Download} />
        {t('account.deletion.archive')}
      </Button>
    </section>
  )
}

function Deletion({ person }: { person: User }) {
  const { t } = useText()
  return (
    <LatePart
      load={loadForm}
      of={{ person }}
      fallback={<Skeleton className="h-32" />}
      failedTitle={t('account.deletion.loadFailed')}
    />
  )
}
