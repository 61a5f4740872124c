import { BadgeCheck, CircleX, Clock } from 'lucide'
import { useText } from '@/client/text/text-context.tsx'
import { Banner } from '@/design-system/banner/banner.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import type { Verification } from './use-verification.ts'

/** Status of the application. Renders nothing before the first application. */
export function VerificationBanner({ of: { stage, record } }: { of: Verification }) {
  const { t, formats } = useText()
  const status = toStatus(stage) ?? record?.status
  if (!status) return null
  const { variant, icon } = LOOKS[status]
  return (
    <Banner
      role="status"
      variant={variant}
      icon={<Icon of={icon} />}
      title={t(`verification.title_${status}`)}
    >
      {status === 'failed' && record?.reason ? (
        <p className="mt-1">
          <span className="font-medium">{t('verification.reason')} </span>
          <bdi className="wrap-anywhere whitespace-pre-line">{record.reason}</bdi>
        </p>
      ) : null}
      <p className="mt-1">{t(`verification.text_${status}`)}</p>
      {status === 'pending' && record ? (
        <p className="mt-1 text-ink-muted">
          {t('verification.sentOn', { date: formats.date(record.updated_at) })}
        </p>
      ) : null}
    </Banner>
  )
}

/** A new submission overrides the loaded record, which may be stale. */
function toStatus(stage: Verification['stage']) {
  if (stage === 'verified') return 'success'
  return stage === 'pending' ? 'pending' : undefined
}

const LOOKS = {
  pending: { variant: 'info', icon: Clock },
  success: { variant: 'success', icon: BadgeCheck },
  failed: { variant: 'danger', icon: CircleX },
} as const
