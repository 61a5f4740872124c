import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  type NoticeChoices,
  type NoticeSettings,
  noticeSettingsQueries,
  saveNoticeSettings,
} from '@/client/api/member/notice-settings.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'
import type { NoticeChannel, NoticeGroup } from '@/domain/account/notice-groups.ts'

export type NoticeSettingsForm = {
  /** Null while it is unknown whether the provider has them. */
  isOffered: boolean | null
  /** Undefined while loading. */
  choices: NoticeChoices | undefined
  isChanged: boolean
  isSaving: boolean
  error: Error | null
  retry: () => void
  isWanted: (group: NoticeGroup, channel: NoticeChannel) => boolean
  choose: (group: NoticeGroup, channel: NoticeChannel, isWanted: boolean) => void
  /** Null switches quiet hours off. */
  setQuiet: (quiet: { from: string; to: string } | null) => void
  save: () => void
  reset: () => void
}

/** Choices of notifications, saved together. */
export function useNoticeSettings(): NoticeSettingsForm {
  const { t } = useText()
  const client = useApiClient()
  const offered = useOffered('push')
  const { data, error, refetch } = useQuery({
    ...noticeSettingsQueries.settings(client),
    enabled: client.viewer !== null && offered === true,
  })
  const [changed, setChanged] = useState<Partial<NoticeChoices>>({})
  const { send, isSending } = useWrite(saveNoticeSettings, {
    saysSuccess: () => t('notifications.settings.saved'),
    saysFailure: true,
    onSuccess: () => setChanged({}),
  })
  const stored = data && toChoices(data)
  const choices = stored && { ...stored, ...changed }
  return {
    isOffered: offered ?? null,
    choices,
    isChanged: JSON.stringify(choices) !== JSON.stringify(stored),
    isSaving: isSending,
    error,
    retry: () => void refetch(),
    isWanted: (group, channel) => !listOff(choices, channel).includes(group),
    choose(group, channel, isWanted) {
      const others = listOff(choices, channel).filter((other) => other !== group)
      setChanged({ ...changed, [OFF[channel]]: isWanted ? others : [...others, group].sort() })
    },
    setQuiet(quiet) {
      const time_zone = ownTimeZone()
      const { from = null, to = null } = quiet ?? {}
      setChanged({ ...changed, quiet_from: from, quiet_to: to, time_zone })
    },
    save: () => choices && send(choices),
    reset: () => setChanged({}),
  }
}

function toChoices(settings: NoticeSettings): NoticeChoices {
  const { page_off, mail_off, push_off, quiet_from, quiet_to, time_zone } = settings
  return {
    page_off: [...page_off].sort(),
    mail_off: mail_off.filter((group) => group === 'messages' || group === 'listings').sort(),
    push_off: [...push_off].sort(),
    quiet_from,
    quiet_to,
    time_zone,
  }
}

function listOff(choices: NoticeChoices | undefined, channel: NoticeChannel): NoticeGroup[] {
  return choices?.[OFF[channel]] ?? []
}

const OFF = { page: 'page_off', mail: 'mail_off', push: 'push_off' } as const

function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}
