import { readFileSync } from 'node:fs'

export type Json = { readonly [name: string]: unknown }

export type ContractDocument = {
  readonly root: Json
  /** A reference such as `#/components/…`. */
  resolve(pointer: string): Json
  /** Follows `$ref`; returns the object and its pointer. */
  follow(value: unknown, pointer: string): { value: Json; pointer: string }
}

export function loadContract(): ContractDocument {
  loaded ??= contractDocument(JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')))
  return loaded
}

const CONTRACT_FILE = new URL('../../generated/openapi.json', import.meta.url)
let loaded: ContractDocument | undefined

/** Throws for a dangling reference. */
export function contractDocument(root: unknown): ContractDocument {
  if (!isJson(root)) throw new Error('The contract is not an object')
  const resolve = (pointer: string): Json => {
    let found: unknown = root
    for (const step of pointer.split('/').slice(1)) {
      found =
        isJson(found) || Array.isArray(found) ? Reflect.get(found, fromPointer(step)) : undefined
    }
    if (!isJson(found)) throw new Error(`The contract has nothing at ${pointer}`)
    return found
  }
  const follow = (value: unknown, pointer: string): { value: Json; pointer: string } => {
    if (!isJson(value)) throw new Error(`The contract has no object at ${pointer}`)
    const target = value.$ref
    return typeof target === 'string' ? follow(resolve(target), target) : { value, pointer }
  }
  return { root, resolve, follow }
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An absent member is an empty object. */
export function member(value: Json, name: string): Json {
  const found = value[name]
  return isJson(found) ? found : {}
}

/** Encoded as a URI fragment. */
export function below(pointer: string, ...steps: (string | number)[]): string {
  return [pointer, ...steps.map((step) => toPointer(String(step)))].join('/')
}

function toPointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function fromPointer(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}
