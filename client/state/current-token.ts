import { browserStorage } from './browser-storage.ts'
import { stateIfOpen } from './state-door.ts'
import { storedSignIn } from './stored-state.ts'

/** What proves who is signed in; null while nobody is. Known before the store itself has come. */
export function currentToken(): string | null {
  const open = stateIfOpen()
  const signedIn = open
    ? open.store.getSnapshot().context.User_signup.data
    : storedSignIn(browserStorage.peek())
  return signedIn?.token ?? null
}
