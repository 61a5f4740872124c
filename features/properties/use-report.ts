import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { catalogueQueries } from '@/client/api/catalogue.ts'
import { blockUser } from '@/client/api/member/account.ts'
import { reportListing } from '@/client/api/reports.ts'
import { useText } from '@/client/text/text-context.tsx'

/** Id of the "other" reason, which requires a message. */
export const OTHER_REASON = 0

export type ReportReasons = readonly { id: number; reason: string }[]

export type Report = {
  /** Undefined while loading. */
  reasons: ReportReasons | undefined
  /** Validation errors. */
  faults: { reason?: 'reasonRequired'; message?: 'messageRequired' }
  failure: unknown
  isSending: boolean
  send: (report: { reason: number | null; message: string; blocks: boolean }) => void
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
  const { data, isError } = useQuery(catalogueQueries.reportReasons(client))
  const [faults, setFaults] = useState<Report['faults']>({})
  const [blocks, setBlocks] = useState(false)
  const blocking = useWrite(blockUser, { saysFailure: true })
  const reporting = useWrite(reportListing, {
    saysSuccess: () => t('report.sent'),
    onSuccess() {
      if (blocks && owner !== null) {
        blocking.send(owner === 0 ? { to_admin: 1 } : { to_user_id: owner })
      }
      onSent()
    },
  })
  return {
    reasons: data ?? (isError ? [] : undefined),
    faults,
    failure: reporting.failure,
    isSending: reporting.isSending,
    send({ reason, message, blocks: alsoBlocks }) {
      const words = message.trim()
      if (reason === null) return setFaults({ reason: 'reasonRequired' })
      if (reason === OTHER_REASON && words === '') return setFaults({ message: 'messageRequired' })
      setFaults({})
      setBlocks(alsoBlocks)
      const other = reason === OTHER_REASON ? { other_message: words } : {}
      reporting.send({ reason_id: reason, property_id: listing, ...other })
    },
  }
}
