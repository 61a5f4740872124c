import type { Readable } from 'node:stream'
import type { operations } from '@/generated/api-types.ts'
import type { Deps } from '@/server/deps.ts'
import type { Logger } from '@/server/log.ts'
import type { UploadedFile } from './decoding/uploaded-file.ts'
import type { UnbuiltOperation } from './unbuilt.ts'
import type { Viewer } from './viewer.ts'

export type OperationId = keyof operations

/** What a request says, decoded and held against the contract; `limit` and `offset` are filled. */
export type Input<Op extends OperationId> = {
  query: QueryOf<Op>
  path: PathOf<Op>
  body: BodyOf<Op>
}

/** The JSON of the success reply; a Response where the contract has no JSON for it. */
export type Reply<Op extends OperationId> = [JsonOf<SuccessOf<Op>>] extends [never]
  ? Response
  : JsonOf<SuccessOf<Op>>

/** Everything about a request that is not its input. */
export type RequestContext = {
  deps: Deps
  viewer: Viewer
  /** Code of a language that the installation speaks. */
  language: string
  /** Absolute base for URLs, without a slash at the end. */
  origin: string
  /** Address of the client as limits count it: of IPv6 the network. */
  clientAddress: string
  /** Whether somebody on this machine asks, with no proxy before us but our own web. */
  isLocal: boolean
  requestId: string
  /** Carries the request id. */
  log: Logger
  /** A header of the request, by its lower-case name. */
  header(name: string): string | undefined
  /** The body as it comes, of operations that the contract marks `x-streamed`. */
  stream(): Readable
  /** Sets a header of a JSON reply, such as `Cache-Control`. */
  setHeader(name: string, value: string): void
}

export type Handler<Op extends OperationId> = (
  input: Input<Op>,
  context: RequestContext,
) => Promise<Reply<Op>>

export type BuiltOperation = Exclude<OperationId, UnbuiltOperation>

/** One handler for every operation that is built; a missing one does not compile. */
export type Handlers = { readonly [Op in BuiltOperation]: Handler<Op> }

type Nothing = Readonly<Record<string, never>>

type Given<Part> = [NonNullable<Part>] extends [never] ? Nothing : NonNullable<Part>

/** The contract gives each `limit` and `offset` a default (a contract test holds it to that). */
type PageOf<Query> = {
  [Name in Extract<keyof Query, 'limit' | 'offset'>]-?: NonNullable<Query[Name]>
}

type QueryOf<Op extends OperationId> = Given<operations[Op]['parameters']['query']> &
  PageOf<Given<operations[Op]['parameters']['query']>>

type PathOf<Op extends OperationId> = Given<operations[Op]['parameters']['path']>

/** A body that is a file itself is not decoded: its handler reads the stream. */
type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody?: infer Body }
  ? [NonNullable<Body>] extends [{ content: infer Content }]
    ? [Content[keyof Content]] extends [Blob]
      ? Nothing
      : WithUploads<Content[keyof Content]>
    : Nothing
  : Nothing

/** File parts are on disk by the time a handler sees them. */
type WithUploads<Value> = Value extends Blob
  ? UploadedFile
  : Value extends object
    ? { [Name in keyof Value]: WithUploads<Value[Name]> }
    : Value

type SuccessOf<Op extends OperationId> = operations[Op]['responses'] extends infer Responses
  ? Responses[Extract<keyof Responses, 200 | 201 | 202>]
  : never

type JsonOf<Success> = Success extends { content: { 'application/json': infer Json } }
  ? Json
  : never
