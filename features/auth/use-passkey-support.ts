import { useSyncExternalStore } from 'react'
import { supportsPasskeys } from '@/client/integrations/passkey-support.ts'

/** Whether the browser has passkeys; true until the page runs in it, so that nothing moves. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(subscribe, supportsPasskeys, () => true)
}

const subscribe = () => () => {}
