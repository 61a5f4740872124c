'use client'

import { Download, Trash2 } from 'lucide'
import { type FormEvent, useState } from 'react'
import type { User } from '@/client/api/sign-in.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { ProofFields, typedProof } from './proof-fields.tsx'
import { type Leaving, useLeaving } from './use-leaving.ts'

/** Says what goes and what stays, and offers what is kept. Needs the texts `leaving.` and `proof.`. */
export function LeaveForm() {
  const { user } = useSession()
  return user ? <Steps key={user.id} person={user} /> : null
}

function Steps({ person }: { person: User }) {
  const { t } = useText()
  const leaving = useLeaving(person)
  return (
    <div className="flex max-w-text flex-col gap-8">
      <section aria-labelledby="goes">
        <h2 id="goes" className="type-display text-xl text-ink">
          {t('leaving.goesTitle')}
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 ps-5 text-ink-muted">
          <li>{t('leaving.goesProfile')}</li>
          <li>{t('leaving.goesListings')}</li>
          <li>{t('leaving.goesRest')}</li>
          <li>{t('leaving.stays')}</li>
        </ul>
      </section>
      {leaving.hasArchive ? (
        <section aria-labelledby="archive" className="rounded-lg bg-surface-muted p-5 sm:p-6">
          <h2 id="archive" className="font-semibold text-ink">
            {t('leaving.archiveTitle')}
          </h2>
          <p className="mt-1 text-sm text-ink-muted">{t('leaving.archiveText')}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={leaving.isFetchingArchive}
            onClick={leaving.fetchArchive}
            className="mt-4"
          >
            <Icon of={Download} />
            {t('leaving.archive')}
          </Button>
        </section>
      ) : null}
      <Proof of={leaving} />
    </div>
  )
}

function Proof({ of: leaving }: { of: Leaving }) {
  const { t } = useText()
  const [isSure, setSure] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSure) leaving.leave(typedProof(event.currentTarget))
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('member.delete-account')}
      className="flex flex-col gap-5 border-t border-line pt-8"
    >
      <div className="sm:max-w-96">
        <ProofFields
          proof={leaving.proof}
          reason={leaving.reason}
          isCodeSent={leaving.isCodeSent}
          isSendingCode={leaving.isSendingCode}
          onSendCode={leaving.sendCode}
        />
      </div>
      <Checkbox
        label={t('leaving.sure')}
        checked={isSure}
        onChange={({ target }) => setSure(target.checked)}
      />
      <FailedSend failure={leaving.failure} title={t('leaving.failedTitle')} t={t} />
      <Button
        type="submit"
        variant="danger"
        busy={leaving.isLeaving}
        disabled={!isSure}
        className="self-start"
      >
        <Icon of={Trash2} />
        {t('leaving.leave')}
      </Button>
    </form>
  )
}
