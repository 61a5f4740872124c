import { timeOfMinutes } from '@/domain/account/quiet-hours.ts'
import type { components } from '@/generated/api-types.ts'
import type { ServiceContext } from '@/server/actor.ts'
import type { Handlers } from '@/server/http/handler.ts'
import { requireMember } from '@/server/viewer.ts'
import { countDevices, subscribe } from '../push/subscriptions.ts'
import { findPreference, type NoticePreference, savePreference } from './preferences.ts'

export const noticeSettingsHandlers = {
  async getNoticeSettings(_input, context) {
    const { id } = requireMember(context.viewer)
    const data = await toSettings(context, await findPreference(context.deps.db, id))
    return { error: false, message: 'Your notification settings.', data }
  },

  async saveNoticeSettings({ body }, context) {
    const { quiet_from = null, quiet_to = null, ...rest } = body
    const saved = await savePreference(context, { ...rest, quiet_from, quiet_to })
    const data = await toSettings(context, saved)
    return { error: false, message: 'Your notification settings are saved.', data }
  },

  async registerPushDevice({ body }, context) {
    const { endpoint, p256dh, auth } = body
    const devices = await subscribe(context, { endpoint, p256dh, auth })
    return { error: false, message: 'This device gets notifications.', data: { devices } }
  },
} satisfies Partial<Handlers>

async function toSettings(
  context: ServiceContext,
  { off, quiet, timeZone }: NoticePreference,
): Promise<components['schemas']['NoticeSettings']> {
  return {
    page_off: off.page,
    mail_off: off.mail,
    push_off: off.push,
    quiet_from: quiet && timeOfMinutes(quiet.from),
    quiet_to: quiet && timeOfMinutes(quiet.to),
    time_zone: timeZone,
    push_key: context.deps.push.publicKey,
    push_devices: await countDevices(context),
  }
}
