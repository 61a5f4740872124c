import { fromPromise } from 'xstate'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { noteLeaving } from '@/client/integrations/left-page.ts'
import type { IdentityProject } from '@/domain/account/identity-project.ts'
import { googleLoginMachine } from '@/machines/auth/google-login.machine.ts'
import type { IdentityProof } from '@/machines/auth/google-login.types.ts'

/** Google sign-in through Firebase; the SDK loads on the first attempt. */
export function googleLogin(project: IdentityProject, language: string) {
  return googleLoginMachine.provide({
    actors: {
      askInWindow: fromPromise<IdentityProof>(async () => {
        const { askInWindow } = await loadGoogle()
        return askInWindow(project, language)
      }),
      leave: fromPromise<void>(async () => {
        const { leaveForGoogle } = await loadGoogle()
        noteLeaving()
        await leaveForGoogle(project, language)
      }),
      readReturn: fromPromise<IdentityProof | null>(async () => {
        const { readReturn } = await loadGoogle()
        return readReturn(project, language)
      }),
    },
  })
}

/** Preloads the SDK, because browsers block popups that open too long after a click. */
export function prepareGoogle(): void {
  loadGoogle().catch(() => {})
}

function loadGoogle() {
  return import('@/client/integrations/firebase-google.ts').catch((cause) => {
    throw new ApiError('network', { message: 'the sign-in could not be loaded', cause })
  })
}
