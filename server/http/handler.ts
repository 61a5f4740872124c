import type { Readable } from 'node:stream'
import type { ServiceContext } from '@/server/actor.ts'
import type { Input, OperationId, Reply } from '@/server/contract/operation-types.ts'

/** A service's context and the request itself, which stays in handlers. */
export type RequestContext = ServiceContext & {
  requestId: string
  /** `name` in lower case. */
  header(name: string): string | undefined
  stream(): Readable
  /** Only for JSON replies. */
  setHeader(name: string, value: string): void
}

export type Handler<Op extends OperationId> = (
  input: Input<Op>,
  context: RequestContext,
) => Promise<Reply<Op>>

/** A missing handler is a compile error. */
export type Handlers = { readonly [Op in OperationId]: Handler<Op> }
