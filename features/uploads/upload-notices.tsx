import { CircleAlert, CloudOff, HardDrive, LogIn, X } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { IconButton } from '@/design-system/icon-button/icon-button.tsx'
import { ProgressBar } from '@/design-system/progress/progress-bar.tsx'
import { maxBytesFor, type UploadPurpose } from '@/domain/listing/file-rules.ts'
import {
  PHOTO_MAX_PIXELS,
  SLOW_MAX_PIXELS,
  UNPACKED_MAX_PIXELS,
} from '@/domain/listing/photo-rules.ts'
import type { Uploads } from './use-uploads.ts'

type NoticesProps = { uploads: Uploads; purpose: UploadPurpose }

/** Total progress, pauses and refused files. */
export function UploadNotices({ uploads, purpose }: NoticesProps) {
  const { t } = useText()
  const { items, isBusy, pause, isSafe } = uploads
  const refused = items.filter(({ status }) => status === 'refused')
  const sent = items.filter(({ status }) => status !== 'refused')
  const done = sent.filter(({ status }) => status === 'ready').length
  return (
    <>
      {isBusy ? (
        <ProgressBar
          label={t('uploads.sendingAll')}
          value={uploadedShare(sent)}
          valueText={t('uploads.progress', { done, total: sent.length })}
        />
      ) : null}
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {isBusy && pause ? (
          <Banner variant="warning" icon={<Icon of={pause === 'offline' ? CloudOff : LogIn} />}>
            {t(pause === 'offline' ? 'uploads.pausedOffline' : 'uploads.pausedSignedOut')}
          </Banner>
        ) : null}
        {isBusy && !isSafe ? (
          <Banner variant="warning" icon={<Icon of={HardDrive} />}>
            {t('uploads.unsafe')}
          </Banner>
        ) : null}
        {refused.map(({ key, name, refusal }) => (
          <Banner
            key={key}
            variant="danger"
            icon={<Icon of={CircleAlert} />}
            title={<bdi className="break-all">{t('uploads.refused', { name })}</bdi>}
            actions={
              <IconButton
                size="sm"
                label={`${t('uploads.dismiss')}: ${name}`}
                onClick={() => uploads.remove(key)}
              >
                <Icon of={X} />
              </IconButton>
            }
          >
            {refusalText(refusal, purpose, t)}
          </Banner>
        ))}
      </div>
    </>
  )
}

const MEGABYTE = 1024 * 1024
const MEGAPIXEL = 1_000_000

/** Reason of a refusal, in the specification's words if it has any. */
function refusalText(
  refusal: string | null,
  purpose: UploadPurpose,
  t: ReturnType<typeof useText>['t'],
): string {
  const key = `uploads.refusal.${refusal ?? 'unreadable'}`
  return t(t.has(key) ? key : 'uploads.refusal.unreadable', {
    megabytes: maxMegabytes(purpose),
    megapixels: PHOTO_MAX_PIXELS / MEGAPIXEL,
    unpacked: UNPACKED_MAX_PIXELS / MEGAPIXEL,
    slow: SLOW_MAX_PIXELS / MEGAPIXEL,
  })
}

export function maxMegabytes(purpose: UploadPurpose): number {
  return maxBytesFor(purpose) / MEGABYTE
}

/** Uploaded share of all bytes. */
function uploadedShare(items: Uploads['items']): number {
  const all = items.reduce((sum, { bytes }) => sum + bytes, 0)
  const sent = items.reduce((sum, { bytes, progress }) => sum + bytes * progress, 0)
  return all > 0 ? sent / all : 0
}
