import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { paymentQueries } from '@/client/api/member/payments.ts'
import { saveFile } from '@/client/integrations/save-file.ts'

/** Saves a receipt as a page to print, for providers without addresses of receipts. */
export function useReceiptPage(id: number) {
  const client = useApiClient()
  const [isWanted, setWanted] = useState(false)
  const { data, error, refetch } = useQuery({
    ...paymentQueries.receipt(client, id),
    enabled: isWanted,
  })
  useEffect(() => {
    if (!isWanted || data === undefined) return
    saveFile(new Blob([data], { type: 'text/html' }), `receipt-${id}.html`)
    setWanted(false)
  }, [isWanted, data, id])
  return {
    isLoading: isWanted && !error,
    error,
    save: () => {
      setWanted(true)
      if (error) void refetch()
    },
  }
}
