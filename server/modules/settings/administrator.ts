import type { SettingValues } from '@/domain/settings/setting-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'

/** Contact for listings without an owner. */
export type Administrator = {
  name: string
  email: string | null
  mobile: string | null
  /** Image URL, or ''. */
  profile: string
}

/** Reserved on the wire; no account has this id or slug. */
export const ADMINISTRATOR = { id: 0, slug: 'admin' } as const

export function toAdministrator(settings: SettingValues, origin: string): Administrator {
  return {
    name: settings.admin_name,
    email: settings.company_email || null,
    mobile: settings.company_tel1 || null,
    profile: imageUrl(origin, settings.admin_image ?? null),
  }
}
