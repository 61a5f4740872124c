import { Camera } from 'lucide'
import { useId, useRef } from 'react'
import type { User } from '@/client/api/member/auth.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Avatar } from '@/design-system/avatar/avatar.tsx'
import { Button } from '@/design-system/button/button.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { OnDemand } from '@/design-system/on-demand/on-demand.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { showToast } from '@/design-system/toast/toast-queue.ts'
import { PHOTO_ACCEPT } from '@/domain/listing/photo-rules.ts'
import { FailedSend } from '@/features/shell/failed-send.tsx'
import { useAvatar } from './use-avatar.ts'

const loadCrop = () => import('./picture-dialog.tsx')

/** Portrait with upload. */
export function ProfilePicture({ person }: { person: User }) {
  const { t } = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const portrait = useAvatar({ saved: t('account.profile.pictureSaved') })
  const { source, fault, failure, isSending } = portrait
  return (
    <section
      id="profile"
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-28 flex-wrap items-center gap-x-6 gap-y-4"
    >
      <Avatar
        name={person.name ?? ''}
        src={person.profile || undefined}
        className="size-24 text-xl sm:size-28"
      />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={`${id}-title`} className="font-semibold text-ink">
          {t('account.profile.picture')}
        </h2>
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-muted">
          {t('account.profile.pictureHint')}
        </p>
        <input
          ref={input}
          type="file"
          accept={PHOTO_ACCEPT}
          aria-label={t('account.profile.picture')}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            portrait.choose(target.files?.[0])
            // Lets the same file be selected again.
            target.value = ''
          }}
        />
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          aria-describedby={`${id}-hint`}
          disabled={isSending}
          onClick={() => input.current?.click()}
          className="mt-3"
        >
          <Icon of={Camera} />
          {t(person.profile ? 'account.profile.pictureChange' : 'account.profile.pictureChoose')}
        </Button>
        {isSending ? (
          <ProgressBar label={t('account.profile.pictureSending')} className="mt-4" />
        ) : null}
        <p role="alert" className="mt-2 text-sm text-danger-ink empty:hidden">
          {fault ? t(`account.profile.${fault}`) : null}
        </p>
        {failure && !isSending ? <NotSent failure={failure} onAgain={portrait.again} /> : null}
      </div>
      {source ? (
        <OnDemand
          load={loadCrop}
          of={{
            source,
            onKeep: portrait.keep,
            onClose: portrait.giveUp,
            onClosed: () => button.current?.focus(),
          }}
          onFailed={() => {
            portrait.giveUp()
            showToast('error', t('shell.failure.network'))
          }}
        />
      ) : null}
    </section>
  )
}

function NotSent({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const { t } = useText()
  return (
    <>
      <FailedSend failure={failure} title={t('account.profile.pictureFailed')} t={t} />
      <Button size="sm" variant="secondary" onClick={onAgain} className="mt-3">
        {t('shell.error.retry')}
      </Button>
    </>
  )
}
