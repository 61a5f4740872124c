import { exportPayments } from '@/client/api/admin/payments.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { saveFile } from '@/client/integrations/save-file.ts'

/** Saves a month's payments as `payments-2026-11.csv`. */
export function usePaymentExport(month: string) {
  return useWrite(exportPayments, {
    saysFailure: true,
    onSuccess: (file) => saveFile(file, `payments-${month}.csv`),
  })
}
