import { readFileSync } from 'node:fs'

/** A JSON object whose members nobody has looked at yet. */
export type Json = { readonly [name: string]: unknown }

/** The bundled contract, with a way to follow its references. */
export type ContractDocument = {
  readonly root: Json
  /** The object that a reference inside the document (`#/components/…`) points at. */
  resolve(pointer: string): Json
  /** The object itself, or what it refers to, together with the pointer where it stands. */
  follow(value: unknown, pointer: string): { value: Json; pointer: string }
}

/** The contract of this house, `generated/openapi.json`; read once. */
export function loadContract(): ContractDocument {
  loaded ??= contractDocument(JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')))
  return loaded
}

const CONTRACT_FILE = new URL('../../../generated/openapi.json', import.meta.url)
let loaded: ContractDocument | undefined

/** Raises an Error where a reference leads nowhere. */
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

/** The member as an object; an empty one when it is absent. */
export function member(value: Json, name: string): Json {
  const found = value[name]
  return isJson(found) ? found : {}
}

/** The pointer of a member below another pointer, as a URI fragment wants it. */
export function below(pointer: string, ...steps: (string | number)[]): string {
  return [pointer, ...steps.map((step) => toPointer(String(step)))].join('/')
}

function toPointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function fromPointer(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}
