import type { AdminUser } from '@/client/api/admin/administration.ts'
import { useText } from '@/client/text/text-context.tsx'
import { Badge } from '@/design-system/badge/badge.tsx'

/** Badges for a status other than the default. */
export function PersonBadges({ person }: { person: AdminUser }) {
  const { t } = useText()
  const { is_active, role, verification_status: verification } = person
  return (
    <>
      {role ? <Badge variant="info">{t(`admin.role.${role}`)}</Badge> : null}
      {verification === 'initial' ? null : (
        <Badge variant={TONES[verification]}>{t(`admin.verification.${verification}`)}</Badge>
      )}
      {is_active ? null : <Badge variant="danger">{t('admin.person.deactivated')}</Badge>}
    </>
  )
}

const TONES = { pending: 'warning', success: 'success', failed: 'neutral' } as const
