import { browserStorage } from './browser-storage.ts'
import type { SignedIn } from './client-state.ts'
import { stateIfOpen } from './state-door.ts'
import { storedSignIn } from './stored-state.ts'

/** Auth token; null when signed out. Available before the store is loaded. */
export function currentToken(): string | null {
  return currentSignIn()?.token ?? null
}

/** Id of the signed-in account; null when signed out. Available before the store is loaded. */
export function currentMember(): number | null {
  return currentSignIn()?.data.id ?? null
}

function currentSignIn(): SignedIn | null {
  const open = stateIfOpen()
  return open
    ? open.store.getSnapshot().context.User_signup.data
    : storedSignIn(browserStorage.peek())
}
