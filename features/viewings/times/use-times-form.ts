import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { offerTimes } from '@/client/api/member/viewing-times.ts'
import type { ListingName } from '@/client/api/viewings.ts'
import { dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { useText } from '@/client/text/text-context.tsx'
import {
  dayField,
  exceptionField,
  type OfferedTimes,
  offeredFaults,
  parseOfferedTimes,
} from '@/domain/viewing/offered-times.ts'
import { type Form, useForm } from '@/features/shell/forms/use-form.ts'
import { keepsComforts } from '@/features/shell/notices/cookie-choice.ts'

export type TimesForm = {
  form: Form
  typed: OfferedTimes
  /** `field`: its error is over. */
  change: (part: Partial<OfferedTimes>, field: string) => void
}

type Options = {
  listing: ListingName | null
  /** To begin with. */
  times: OfferedTimes
  asksFirst: boolean
}

const FIELDS = ['time_zone', 'minutes', 'notice_hours', 'place', 'weekly', 'exceptions'] as const

/** Offered times in a form. What is changed survives a reload until it is saved. */
export function useTimesForm({ listing, times, asksFirst }: Options): TimesForm {
  const { t } = useText()
  const { viewer } = useApiClient()
  const name = `viewing-times-${viewer}-${JSON.stringify(listing)}`
  const [typed, setTyped] = useState(() => parseOfferedTimes(readDraft(name).times ?? '') ?? times)
  const { sendAsync } = useWrite(offerTimes, { saysSuccess: () => t('viewings.times.saved') })
  const form = useForm({
    fields: FIELDS,
    read: () => typed,
    validate: offeredFaults,
    submit: (wanted) => sendAsync({ listing, times: wanted }),
    onSubmitted() {
      dropDraft(name)
      form.reset()
    },
  })
  return {
    form,
    typed,
    change(part, field) {
      const changed = { ...typed, ...part }
      setTyped(changed)
      if (keepsComforts(asksFirst)) keepDraft(name, { times: JSON.stringify(changed) })
      for (const each of [field, 'weekly']) if (form.reasons[each]) form.edit(each)
      // Its row may be another one now, or long enough.
      const { exceptions = typed.exceptions } = part
      const isOther = part.minutes !== undefined || exceptions.length !== typed.exceptions.length
      if (isOther) for (const each of spanFields(typed)) form.edit(each)
    },
  }
}

function spanFields({ week, exceptions }: OfferedTimes): string[] {
  return [
    ...week.map((_, day) => dayField(day)),
    ...exceptions.map((_, index) => exceptionField(index)),
  ]
}
