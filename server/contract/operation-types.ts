import type { operations } from '@/generated/api-types.ts'
import type { UploadedFile } from './decoding/uploaded-file.ts'

export type OperationId = keyof operations

/** `limit` and `offset` are always set. */
export type Input<Op extends OperationId> = {
  query: QueryOf<Op>
  path: PathOf<Op>
  body: BodyOf<Op>
}

/** JSON of the success reply; a Response if the contract declares no JSON. */
export type Reply<Op extends OperationId> = [JsonOf<SuccessOf<Op>>] extends [never]
  ? Response
  : JsonOf<SuccessOf<Op>>

type Nothing = Readonly<Record<string, never>>

type Given<Part> = [NonNullable<Part>] extends [never] ? Nothing : NonNullable<Part>

/** `limit` and `offset` have defaults in the contract; a contract test checks this. */
type PageOf<Query> = {
  [Name in Extract<keyof Query, 'limit' | 'offset'>]-?: NonNullable<Query[Name]>
}

type QueryOf<Op extends OperationId> = Given<operations[Op]['parameters']['query']> &
  PageOf<Given<operations[Op]['parameters']['query']>>

type PathOf<Op extends OperationId> = Given<operations[Op]['parameters']['path']>

/** A body that is a file is not decoded: its handler reads the stream. */
type BodyOf<Op extends OperationId> = operations[Op] extends { requestBody?: infer Body }
  ? [NonNullable<Body>] extends [{ content: infer Content }]
    ? [Content[keyof Content]] extends [Blob]
      ? Nothing
      : WithUploads<Content[keyof Content]>
    : Nothing
  : Nothing

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
