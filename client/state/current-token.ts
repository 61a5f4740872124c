import { browserStorage } from './browser-storage.ts'
import { stateIfOpen } from './state-door.ts'
import { storedSignIn } from './stored-state.ts'

/** Auth token; null when signed out. Available before the store is loaded. */
export function currentToken(): string | null {
  const open = stateIfOpen()
  const signedIn = open
    ? open.store.getSnapshot().context.User_signup.data
    : storedSignIn(browserStorage.peek())
  return signedIn?.token ?? null
}
