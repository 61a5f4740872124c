import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { SignInMethod } from '@/machines/auth/session.types.ts'

/** Signs in, in all tabs; its code loads on the first attempt. */
export function useSignIn(): (way: SignInMethod) => Promise<void> {
  const queries = useQueryClient()
  const client = useApiClient()
  return async (way) => {
    const flow = await import('@/client/flows/session.ts').catch((cause) => {
      throw new ApiError('network', { message: 'the sign-in could not be loaded', cause })
    })
    await flow.signInBy({ queries, client }, way)
  }
}
