import { isRight, type Right } from '@/domain/account/rights.ts'
import { below, type ContractDocument, isJson, type Json, member } from './document.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** public: the token is ignored; optional: checked if sent; required: 401 without one. */
export type Access = 'public' | 'optional' | 'required'

export type Parameter = {
  name: string
  isRequired: boolean
  /** Comma-separated list (`explode: false`). */
  hasCommas: boolean
  schema: Json
  pointer: string
}

export type Reply = {
  /** Media type → schema pointer; null for a body without schema. */
  content: ReadonlyMap<string, string | null>
}

export type Operation = {
  id: string
  method: Method
  path: string
  access: Access
  /** Of staff (`x-right`); every operation below `/ext/admin/` names one. */
  right: Right | undefined
  /** Accepts deactivated accounts instead of refusing them (`x-answers-deactivated`). */
  answersDeactivated: boolean
  /** An invalid token counts as none. */
  forgivesToken: boolean
  query: readonly Parameter[]
  pathParameters: readonly Parameter[]
  /** Media type → schema pointer; empty without a body or for a stream (`x-streamed`). */
  bodies: ReadonlyMap<string, string>
  isBodyRequired: boolean
  /** Bytes (`x-max-bytes`); undefined for the default. */
  maxBytes: number | undefined
  replies: ReadonlyMap<number, Reply>
  successStatus: number
}

const METHODS: Readonly<Record<string, Method>> = {
  get: 'GET',
  head: 'HEAD',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  delete: 'DELETE',
}

/** In contract order. Throws if one has no id. */
export function readOperations(document: ContractDocument): Operation[] {
  const paths = member(document.root, 'paths')
  return Object.keys(paths).flatMap((path) => {
    const item = document.follow(paths[path], below('#/paths', path))
    return Object.entries(METHODS).flatMap(([word, method]) =>
      isJson(item.value[word])
        ? [readOperation(document, { path, method, item, pointer: below(item.pointer, word) })]
        : [],
    )
  })
}

type Place = {
  path: string
  method: Method
  item: { value: Json; pointer: string }
  pointer: string
}

function readOperation(document: ContractDocument, place: Place): Operation {
  const source = document.resolve(place.pointer)
  const id = source.operationId
  if (typeof id !== 'string') throw new Error(`${place.method} ${place.path} has no operationId`)
  const parameters = [
    ...readParameters(document, place.item.value, place.item.pointer),
    ...readParameters(document, source, place.pointer),
  ]
  const body =
    source.requestBody && source['x-streamed'] !== true
      ? document.follow(source.requestBody, below(place.pointer, 'requestBody'))
      : undefined
  const replies = readReplies(document, source, place.pointer)
  const maxBytes = source['x-max-bytes']
  return {
    id,
    method: place.method,
    path: place.path.replaceAll(/\{([^}]+)\}/g, ':$1'),
    access: readAccess(source.security ?? document.root.security),
    right: readRight(id, place.path, source['x-right']),
    forgivesToken: source['x-forgives-token'] === true,
    answersDeactivated: source['x-answers-deactivated'] === true,
    query: parameters.filter(({ place }) => place === 'query'),
    pathParameters: parameters.filter(({ place }) => place === 'path'),
    bodies: body ? readContent(body.value, body.pointer) : new Map(),
    isBodyRequired: body?.value.required === true,
    maxBytes: typeof maxBytes === 'number' ? maxBytes : undefined,
    replies,
    successStatus: [...replies.keys()].find((status) => status < 300) ?? 200,
  }
}

function readParameters(
  document: ContractDocument,
  owner: Json,
  pointer: string,
): (Parameter & { place: unknown })[] {
  const list: readonly unknown[] = Array.isArray(owner.parameters) ? owner.parameters : []
  return list.map((entry, index) => {
    const found = document.follow(entry, below(pointer, 'parameters', index))
    const { name, required, explode, in: place } = found.value
    return {
      name: String(name),
      place,
      isRequired: required === true,
      hasCommas: explode === false,
      schema: member(found.value, 'schema'),
      pointer: below(found.pointer, 'schema'),
    }
  })
}

function readReplies(
  document: ContractDocument,
  source: Json,
  pointer: string,
): Map<number, Reply> {
  const responses = member(source, 'responses')
  return new Map(
    Object.keys(responses).map((status) => {
      const found = document.follow(responses[status], below(pointer, 'responses', status))
      const content = member(found.value, 'content')
      const entries = Object.keys(content).map((type): [string, string | null] => [
        type,
        isJson(member(content, type).schema)
          ? below(found.pointer, 'content', type, 'schema')
          : null,
      ])
      return [Number(status), { content: new Map(entries) }]
    }),
  )
}

function readContent(owner: Json, pointer: string): Map<string, string> {
  return new Map(
    Object.keys(member(owner, 'content')).map((type) => [
      type,
      below(pointer, 'content', type, 'schema'),
    ]),
  )
}

/** Throws for an operation of administration without a right, and for an unknown right. */
function readRight(id: string, path: string, right: unknown): Right | undefined {
  const isAdministration = path.startsWith('/ext/admin/')
  if (right === undefined && !isAdministration) return undefined
  if (isRight(right)) return right
  throw new Error(`${id} names no right of domain/account/rights.ts`)
}

function readAccess(security: unknown): Access {
  const schemes: readonly unknown[] = Array.isArray(security) ? security : []
  if (schemes.length === 0) return 'public'
  const isOpen = schemes.some((scheme) => isJson(scheme) && Object.keys(scheme).length === 0)
  return isOpen ? 'optional' : 'required'
}
