import type { VerificationField, VerificationRecord } from '@/client/api/verification.ts'
import { isRecord } from '@/domain/records.ts'
import { typedNumber } from '@/domain/typed-number.ts'
import {
  type AnswerFault,
  type AnswerToSend,
  answerFault,
  joinChoices,
  type VerificationReply,
} from '@/domain/verification.ts'
import { isFinished, type ListedDocument } from '@/features/uploads/album-picture.ts'

/** What is being filled in, by the name of its question. */
export type FilledIn = {
  texts: Record<string, string>
  choices: Record<string, string[]>
  files: Record<string, ListedDocument[]>
}

/** `sending`: a file is still on its way. */
export type FilledFault = AnswerFault | 'sending'

/** The name of a question's answer within its part of the form. */
export function nameOf({ id }: Pick<VerificationField, 'id'>): string {
  return `ask${id}`
}

/** The form as it begins: with what was sent last. */
export function filledFrom(
  fields: readonly VerificationField[],
  record: VerificationRecord | null,
): FilledIn {
  const filled: FilledIn = { texts: {}, choices: {}, files: {} }
  const sent = new Map(record?.verify_customer_values.map((one) => [one.verify_form.id, one]))
  for (const field of fields) {
    const name = nameOf(field)
    const former = sent.get(field.id)
    const value = former?.value ?? ''
    if (field.field_type === 'checkbox') {
      filled.choices[name] = typeof value === 'string' ? [] : value
    } else if (field.field_type === 'file') {
      filled.files[name] = former
        ? [{ key: `id-${former.id}`, id: former.id, name: former.file_name ?? '', bytes: null }]
        : []
    } else filled.texts[name] = typeof value === 'string' ? value : ''
  }
  return filled
}

/** What has to be mended of a question; null for one that can be sent. */
export function faultOf(field: VerificationField, filled: FilledIn): FilledFault | null {
  const question = {
    kind: field.field_type,
    isRequired: field.is_required === 1,
    options: field.form_fields_values.map(({ value }) => value),
  }
  if (field.field_type === 'file') {
    const files = filled.files[nameOf(field)] ?? []
    if (files.some((file) => !isFinished(file))) return 'sending'
    return answerFault(question, files.map(({ key }) => key).slice(0, 1))
  }
  return answerFault(question, replyTo(field, filled))
}

/** The answers as they are sent; a file that was sent before stays by not being named. */
export function answersToSend(
  fields: readonly VerificationField[],
  filled: FilledIn,
  fileOf: (key: string) => File | null,
): AnswerToSend[] {
  return fields.flatMap((field) => {
    const { id } = field
    if (field.field_type === 'file') return fileAnswer(id, filled.files[nameOf(field)], fileOf)
    const reply = replyTo(field, filled)
    const value = typeof reply === 'string' ? reply : joinChoices(reply)
    return value ? [{ id, value }] : []
  })
}

function fileAnswer(
  id: number,
  files: readonly ListedDocument[] = [],
  fileOf: (key: string) => File | null,
): AnswerToSend[] {
  const [file] = files
  if (!file) return [{ id, value: '' }]
  if (file.id !== undefined) return []
  if (file.upload) return [{ id, upload: file.upload }]
  const kept = fileOf(file.key)
  return kept ? [{ id, value: kept }] : []
}

function replyTo(field: VerificationField, { texts, choices }: FilledIn): VerificationReply {
  const name = nameOf(field)
  if (field.field_type === 'checkbox') return choices[name] ?? []
  const text = texts[name]?.trim() ?? ''
  if (field.field_type !== 'number') return text
  const number = typedNumber(text, 'decimal')
  return number === null ? text : String(number)
}

/** The same with what was written and not sent, as the device kept it. */
export function withDraft(filled: FilledIn, draft: Readonly<Record<string, unknown>>): FilledIn {
  const { texts, choices, files } = draft
  return {
    texts: merged(filled.texts, texts, textOf),
    choices: merged(filled.choices, choices, listOf(textOf)),
    files: merged(filled.files, files, listOf(fileOf)),
  }
}

/** Only questions that are asked now, and answers of their kind. */
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

function listOf<Value>(read: (value: unknown) => Value | null) {
  return (list: unknown): Value[] | null =>
    Array.isArray(list) ? list.flatMap((value) => read(value) ?? []) : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function fileOf(value: unknown): ListedDocument | null {
  if (!isRecord(value)) return null
  const { key, name, id, upload } = value
  if (typeof key !== 'string' || typeof name !== 'string') return null
  return {
    ...{ key, name, bytes: typeof value.bytes === 'number' ? value.bytes : null },
    ...(typeof id === 'number' ? { id } : {}),
    ...(typeof upload === 'string' ? { upload } : {}),
    ...(value.isKept === true ? { isKept: true } : {}),
  }
}
