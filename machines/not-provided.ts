import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate'

/** A machine ran without one of its actors: a programming error, never a failed request. */
export class NotProvided extends Error {
  override readonly name = 'NotProvided'

  /** @param actor such as `listingGate: askProfile`; not in the form of a text key */
  constructor(actor: string) {
    super(`The actor ${actor} was not provided.`)
  }
}

/**
 * Default of a machine's actor. It neither succeeds nor fails, as `onError` would treat a rejection
 * like a failed request: it throws `NotProvided` outside of the machine, as an uncaught error.
 */
export function notProvided<TOutput, TInput = NonReducibleUnknown>(
  actor: string,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => {
    const error = new NotProvided(actor)
    setTimeout(() => {
      throw error
    })
    return new Promise(() => {})
  })
}
