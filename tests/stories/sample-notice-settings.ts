import { memberAnswers } from './sample-member.ts'
import { sampleSettings } from './sample-settings.ts'

export const noticeSettings = {
  page_off: [],
  mail_off: ['listings'],
  push_off: ['prices', 'announcements'],
  quiet_from: '22:00',
  quiet_to: '07:00',
  time_zone: 'Europe/Berlin',
  push_key:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  push_devices: 1,
}

/** A member whose provider sends push messages. */
export const noticeAnswers = {
  ...memberAnswers,
  '/web-settings': {
    body: { data: { ...sampleSettings, extensions: ['accounts', 'member', 'push'] } },
  },
  '/ext/notifications/settings': { body: { data: noticeSettings } },
}
