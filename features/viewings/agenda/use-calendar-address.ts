import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  closeCalendar,
  openCalendar,
  viewingTimesQueries,
} from '@/client/api/member/viewing-times.ts'
import { useText } from '@/client/text/text-context.tsx'

export type CalendarAddress = {
  /** Null unless it was made on this page: the provider stores only its hash. */
  address: string | null
  /** ISO 8601; null without an address, undefined while loading or where it cannot be loaded. */
  since: string | null | undefined
  isLoading: boolean
  /** Makes a new one; a former one ends. */
  create: () => void
  end: () => void
  isBusy: boolean
}

/** The secret address by which calendar programs read the viewings of the signed-in person. */
export function useCalendarAddress(): CalendarAddress {
  const { t } = useText()
  const { data: since, isLoading } = useQuery({
    ...viewingTimesQueries.calendarSince(useApiClient()),
    staleTime: 0,
  })
  const [address, setAddress] = useState<string | null>(null)
  const opening = useWrite(openCalendar, { saysFailure: true, onSuccess: setAddress })
  const closing = useWrite(closeCalendar, {
    saysFailure: true,
    saysSuccess: () => t('viewings.calendar.ended'),
    onSuccess: () => setAddress(null),
  })
  return {
    address,
    since,
    isLoading,
    create: () => opening.send(undefined),
    end: () => closing.send(undefined),
    isBusy: opening.isSending || closing.isSending,
  }
}
