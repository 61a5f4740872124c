import type { ApiClient } from './api-client.ts'

/** A change on the server, and the key prefixes of what it makes stale. */
export type Write<Input, Output> = {
  /** @param signal ends the call when nobody waits for it any more */
  (client: ApiClient, input: Input, signal?: AbortSignal): Promise<Output>
  stale: readonly (readonly string[])[]
}

/** Names beside a write what it makes stale, so that no caller has to know. */
export function write<Input, Output>(
  stale: readonly (readonly string[])[],
  send: (client: ApiClient, input: Input, signal?: AbortSignal) => Promise<Output>,
): Write<Input, Output> {
  return Object.assign(
    (client: ApiClient, input: Input, signal?: AbortSignal) => send(client, input, signal),
    { stale },
  )
}
