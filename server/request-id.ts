import { AsyncLocalStorage } from 'node:async_hooks'

const current = new AsyncLocalStorage<string | null>()

/** Everything that `work` does belongs to the request; jobs pass null, as requests wake them. */
export function withRequestId<T>(id: string | null, work: () => T): T {
  return current.run(id, work)
}

/** Id of the request that is being answered; null in jobs and commands. */
export function currentRequestId(): string | null {
  return current.getStore() ?? null
}
