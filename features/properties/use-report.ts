import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { blockUser } from '@/client/api/member/account.ts'
import { propertyCatalogQueries } from '@/client/api/property-catalog.ts'
import { reportListing } from '@/client/api/reports.ts'
import { useText } from '@/client/text/text-context.tsx'
import { isBlank } from '@/domain/text/blank-text.ts'
import { type Form, textIn, useForm } from '@/features/shell/forms/use-form.ts'

/** Id of the "other" reason, which requires a message. */
export const OTHER_REASON = 0

export type ReportReasons = readonly { id: number; reason: string }[]

export type Report = {
  form: Form
  /** Undefined while loading. */
  reasons: ReportReasons | undefined
}

type Options = {
  listing: number
  /** Id of the owner, 0 for the administrator; null if already blocked. */
  owner: number | null
  onSent: () => void
}

/** Reports a listing, and optionally blocks its owner. */
export function useReport({ listing, owner, onSent }: Options): Report {
  const { t } = useText()
  const client = useApiClient()
  const { data, isError } = useQuery(propertyCatalogQueries.reportReasons(client))
  const blocking = useWrite(blockUser, { saysFailure: true })
  const reporting = useWrite(reportListing, { saysSuccess: () => t('properties.report.sent') })
  const form = useForm({
    fields: ['reason', 'message'],
    read: readReport,
    validate: reportFaults,
    async submit({ reason, message, blocks }) {
      const other = reason === OTHER_REASON ? { other_message: message } : {}
      await reporting.sendAsync({
        reason_id: reason ?? OTHER_REASON,
        property_id: listing,
        ...other,
      })
      if (blocks && owner !== null)
        blocking.send(owner === 0 ? { to_admin: 1 } : { to_user_id: owner })
      onSent()
    },
  })
  return { form, reasons: data ?? (isError ? [] : undefined) }
}

type TypedReport = { reason: number | null; message: string; blocks: boolean }

function readReport(data: FormData): TypedReport {
  const reason = textIn(data, 'reason')
  return {
    reason: reason === '' ? null : Number(reason),
    message: textIn(data, 'message').trim(),
    blocks: data.has('blocks'),
  }
}

function reportFaults({ reason, message }: TypedReport) {
  if (reason === null) return { reason: 'reasonRequired' }
  return reason === OTHER_REASON && isBlank(message) ? { message: 'messageRequired' } : {}
}
