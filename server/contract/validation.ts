import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { looksLikeEmail } from '@/domain/account/email-address.ts'
import { UploadedFile } from './decoding/uploaded-file.ts'
import type { ContractDocument, Json } from './document.ts'
import { withFileKeyword } from './shape.ts'

/** Null if valid. */
export type Validate = (value: unknown) => readonly ErrorObject[] | null

export type Validation = {
  at(pointer: string): Validate
  /** May refer to the contract by `CONTRACT_ID` + pointer. */
  of(schema: Json): Validate
}

export const CONTRACT_ID = 'contract.json'

/** Collects all errors; a file part is an UploadedFile. */
export function requestValidation(document: ContractDocument): Validation {
  const ajv = new Ajv2020({ ...OPTIONS, allErrors: true, verbose: true })
  addOwnFormats(ajv)
  ajv.addKeyword({
    keyword: FILE_KEYWORD,
    schemaType: 'boolean',
    validate: (_schema: boolean, value: unknown) => value instanceof UploadedFile,
  })
  return validation(ajv, withFileKeyword(document.root, FILE_KEYWORD))
}

/** No coercion, no defaults. */
export function replyValidation(document: ContractDocument): Validation {
  const ajv = new Ajv2020({ ...OPTIONS, allErrors: true })
  addOwnFormats(ajv)
  return validation(ajv, document.root)
}

const FILE_KEYWORD = 'isUpload'

function addOwnFormats(ajv: Ajv2020): void {
  addFormats.default(ajv)
  ajv.addFormat('email', looksLikeEmail)
}

// Allows the contract's extra keywords (example, x-extension, x-reasons, x-typed, discriminator).
const OPTIONS = { strict: false, validateSchema: false, addUsedSchema: false } as const

function validation(ajv: Ajv2020, root: unknown): Validation {
  ajv.addSchema({ $id: CONTRACT_ID, ...(root instanceof Object ? root : {}) })
  const compiled = (schema: Json): Validate => {
    const check: ValidateFunction = ajv.compile(schema)
    return (value) => (check(value) ? null : (check.errors ?? []))
  }
  return { of: compiled, at: (pointer) => compiled({ $ref: CONTRACT_ID + pointer }) }
}
