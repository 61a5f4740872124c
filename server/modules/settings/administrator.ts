import { imageUrl } from '@/server/modules/files/urls.ts'
import type { SettingValues } from './setting-values.ts'

/** Who answers for rows without an owner. */
export type Administrator = {
  name: string
  email: string | null
  mobile: string | null
  /** Address of the picture, or ''. */
  profile: string
}

/** The id and the slug that the administrator has on the wire; no account carries either. */
export const ADMINISTRATOR = { id: 0, slug: 'admin' } as const

export function administratorOf(settings: SettingValues, origin: string): Administrator {
  return {
    name: settings.admin_name,
    email: settings.company_email || null,
    mobile: settings.company_tel1 || null,
    profile: imageUrl(origin, settings.admin_image ?? null),
  }
}
