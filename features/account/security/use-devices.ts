import { useQuery } from '@tanstack/react-query'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { useWrite } from '@/client/api/calls/use-write.ts'
import {
  accountQueries,
  endOtherSignIns,
  endSignIn,
  type SignIn,
} from '@/client/api/member/account.ts'
import { useOffered } from '@/client/api/use-offered.ts'
import { useText } from '@/client/text/text-context.tsx'

export type Devices = {
  signIns: readonly SignIn[] | undefined
  /** The provider has no list of sign-ins. */
  isUnknown: boolean
  isEnding: boolean
  end: (id: number) => void
  isEndingOthers: boolean
  /** Ends all sign-ins except the current one. */
  endOthers: () => void
  error: Error | null
  retry: () => void
}

/** Sign-ins of the person, and actions to end them. */
export function useDevices(): Devices {
  const { t } = useText()
  const client = useApiClient()
  const isOffered = useOffered('accounts')
  const { data, error, refetch } = useQuery({
    ...accountQueries.signIns(client),
    enabled: client.viewer !== null && isOffered === true,
  })
  const { send, isSending } = useWrite(endSignIn, {
    saysSuccess: () => t('account.devices.ended'),
    saysFailure: true,
  })
  const others = useWrite(endOtherSignIns, {
    saysSuccess: () => t('account.devices.othersEnded'),
    saysFailure: true,
  })
  return {
    signIns: data,
    isUnknown: isOffered === false,
    isEnding: isSending,
    end: send,
    isEndingOthers: others.isSending,
    endOthers: () => others.send(undefined),
    error,
    retry: () => void refetch(),
  }
}
