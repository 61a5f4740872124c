import { useQueryClient } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { updateProfile } from '@/client/api/member/account.ts'
import { rememberPerson } from '@/client/flows/profile.ts'
import { useSession } from '@/client/state/use-session.ts'
import { useText } from '@/client/text/text-context.tsx'

export type TaxNumber = {
  /** Undefined where the provider keeps none. */
  number: string | null | undefined
  save: (number: string) => Promise<void>
}

/** The buyer's tax number, which the receipt prints. */
export function useTaxNumber(): TaxNumber {
  const { t } = useText()
  const { user } = useSession()
  const queries = useQueryClient()
  const client = useApiClient()
  const { sendAsync } = useWrite(updateProfile, {
    saysSuccess: () => t('payments.taxNumber.saved'),
  })
  return {
    number: user?.tax_number,
    async save(number) {
      const person = await sendAsync({ tax_number: number })
      await rememberPerson({ queries, client }, person)
    },
  }
}
