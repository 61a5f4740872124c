import type { VerificationField, VerificationRecord } from '@/client/api/member/verification.ts'
import {
  type AnswerFault,
  type AnswerToSend,
  answerFault,
  joinChoices,
  type VerificationReply,
} from '@/domain/account/verification.ts'
import { canBeSent, type PostedFile } from '@/domain/listing/posted-file.ts'
import { isPlainNumber } from '@/domain/money/digit-groups.ts'
import { parseNumber } from '@/domain/money/parse-number.ts'
import { isBlank } from '@/domain/text/blank-text.ts'
import { isRecord, stringOrEmpty, stringOrNull } from '@/domain/values/records.ts'

/** Form values by field name. */
export type FilledIn = {
  texts: Record<string, string>
  choices: Record<string, string[]>
  files: Record<string, PostedFile[]>
}

/** `sending`: an upload is still running. */
export type FilledFault = AnswerFault | 'sending'

/** Form field name of a question. */
export function toFieldName({ id }: Pick<VerificationField, 'id'>): string {
  return `ask${id}`
}

/** Initial form values: the answers of the last application. */
export function filledFrom(
  fields: readonly VerificationField[],
  record: VerificationRecord | null,
): FilledIn {
  const filled: FilledIn = { texts: {}, choices: {}, files: {} }
  const sent = new Map(record?.verify_customer_values.map((one) => [one.verify_form.id, one]))
  for (const field of fields) {
    const name = toFieldName(field)
    const previous = sent.get(field.id)
    const value = previous?.value ?? ''
    if (field.field_type === 'checkbox') {
      filled.choices[name] = typeof value === 'string' ? [] : value
    } else if (field.field_type === 'file') {
      filled.files[name] = previous
        ? [
            {
              key: `id-${previous.id}`,
              id: previous.id,
              name: previous.file_name ?? '',
              bytes: null,
            },
          ]
        : []
    } else filled.texts[name] = stringOrEmpty(value)
  }
  return filled
}

/** Validation error of a question; null if valid. */
export function findFault(field: VerificationField, filled: FilledIn): FilledFault | null {
  const question = {
    kind: field.field_type,
    isRequired: field.is_required === 1,
    options: field.form_fields_values.map(({ value }) => value),
  }
  if (field.field_type === 'file') {
    const files = filled.files[toFieldName(field)] ?? []
    if (files.some((file) => !canBeSent(file))) return 'sending'
    return answerFault(question, files.map(({ key }) => key).slice(0, 1))
  }
  const text = filled.texts[toFieldName(field)] ?? ''
  if (field.field_type === 'number' && readNumber(text) === null) return 'notANumber'
  return answerFault(question, replyTo(field, filled))
}

/** Answers in wire format. Omitted files keep the file of the last application. */
export function answersToSend(
  fields: readonly VerificationField[],
  filled: FilledIn,
  toPostedFile: (key: string) => File | null,
): AnswerToSend[] {
  return fields.flatMap((field) => {
    const { id } = field
    if (field.field_type === 'file')
      return fileAnswer(id, filled.files[toFieldName(field)], toPostedFile)
    const reply = replyTo(field, filled)
    const value = typeof reply === 'string' ? reply : joinChoices(reply)
    return value ? [{ id, value }] : []
  })
}

function fileAnswer(
  id: number,
  files: readonly PostedFile[] = [],
  toPostedFile: (key: string) => File | null,
): AnswerToSend[] {
  const [file] = files
  if (!file) return [{ id, value: '' }]
  if (file.id !== undefined) return []
  if (file.upload) return [{ id, upload: file.upload }]
  const kept = toPostedFile(file.key)
  return kept ? [{ id, value: kept }] : []
}

function replyTo(field: VerificationField, { texts, choices }: FilledIn): VerificationReply {
  const name = toFieldName(field)
  if (field.field_type === 'checkbox') return choices[name] ?? []
  const typed = texts[name] ?? ''
  const text = isBlank(typed) ? '' : typed
  return field.field_type === 'number' ? (readNumber(text) ?? '') : text.trim()
}

export const numberRules = { kind: 'measure', decimals: 6, most: 1e15, isSigned: true } as const

/** Null if the text is not a number, or two. */
function readNumber(text: string): string | null {
  if (text.trim() === '' || isPlainNumber(text)) return text.trim()
  const reading = parseNumber(text, numberRules)
  return 'value' in reading ? String(reading.value) : null
}

/** Applies the unsent draft stored on the device. */
export function withDraft(filled: FilledIn, draft: Readonly<Record<string, unknown>>): FilledIn {
  const { texts, choices, files } = draft
  return {
    texts: merged(filled.texts, texts, stringOrNull),
    choices: merged(filled.choices, choices, createListReader(stringOrNull)),
    files: merged(filled.files, files, createListReader(toPostedFile)),
  }
}

/** Ignores questions that no longer exist and answers of the wrong type. */
function merged<Value>(
  now: Record<string, Value>,
  kept: unknown,
  read: (value: unknown) => Value | null,
): Record<string, Value> {
  if (!isRecord(kept)) return now
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, read(kept[name]) ?? value]),
  )
}

function createListReader<Value>(read: (value: unknown) => Value | null) {
  return (list: unknown): Value[] | null =>
    Array.isArray(list) ? list.flatMap((value) => read(value) ?? []) : null
}

function toPostedFile(value: unknown): PostedFile | null {
  if (!isRecord(value)) return null
  const { key, name, id, upload } = value
  if (typeof key !== 'string' || typeof name !== 'string') return null
  return {
    key,
    name,
    bytes: typeof value.bytes === 'number' ? value.bytes : null,
    ...(typeof id === 'number' ? { id } : {}),
    ...(typeof upload === 'string' ? { upload } : {}),
    ...(value.isKept === true ? { isKept: true } : {}),
  }
}
