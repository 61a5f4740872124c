import type { ServiceContext } from '@/server/actor.ts'
import { toAdministrator } from '@/server/modules/settings/administrator.ts'
import type { AdminShaping } from './wire.ts'

/** What replies about listings need beside their rows. */
export async function createShaping({
  deps,
  origin,
  language,
}: ServiceContext): Promise<AdminShaping> {
  const { name } = toAdministrator(await deps.settings.read(), origin)
  return { origin, language, siteName: name }
}

/** An absent text counts as empty. */
export function toText(text: string | undefined): string {
  return text?.trim() ?? ''
}
