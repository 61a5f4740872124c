import {
  type AnswerFault,
  answerFault,
  splitChoices,
  type VerificationQuestion,
} from '@/domain/account/verification.ts'
import { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { invalid } from '@/server/contract/failure.ts'
import type { FieldRow, OptionRow } from './store.ts'

export type SentAnswer = { id: number; value?: string | UploadedFile; upload?: string }

export type SortedAnswers = {
  /** Texts and checkbox choices, in the default wording. */
  texts: Map<number, string | string[]>
  files: Map<number, SentProof>
  /** File fields to clear. */
  cleared: Set<number>
}

export type SentProof = { part: UploadedFile } | { upload: string }

/**
 * Validates and groups answers. Raises invalid with all errors. Missing files are checked later,
 * with those sent before.
 */
export function sortAnswers(
  fields: readonly FieldRow[],
  sent: readonly SentAnswer[],
): SortedAnswers {
  const faults: Record<string, string> = {}
  const sorted: SortedAnswers = { texts: new Map(), files: new Map(), cleared: new Set() }
  const byId = new Map(fields.map((field) => [field.id, field]))
  const seen = new Set<number>()
  for (const answer of sent) {
    const field = byId.get(answer.id)
    const isFirst = !seen.has(answer.id)
    seen.add(answer.id)
    const fault = field && isFirst ? sortAnswer(sorted, field, answer) : 'unknown'
    if (fault) faults[toFieldName(answer.id)] = WORDS[fault]
  }
  for (const { id, kind, is_required } of fields) {
    if (is_required && kind !== 'file' && !seen.has(id)) faults[toFieldName(id)] = WORDS.missing
  }
  if (Object.keys(faults).length > 0) throw invalid(faults)
  return sorted
}

/** Field name in validation errors. */
export function toFieldName(fieldId: number): string {
  return `form_field_${fieldId}`
}

type Fault = AnswerFault | 'unknown' | 'notAFile' | 'notAText'

function sortAnswer(
  { texts, files, cleared }: SortedAnswers,
  field: FieldRow,
  { value, upload }: SentAnswer,
): Fault | null {
  if (field.kind === 'file') {
    if (upload !== undefined && value === undefined) files.set(field.id, { upload })
    else if (value instanceof UploadedFile && upload === undefined) {
      files.set(field.id, { part: value })
    } else if (value === '' && upload === undefined) cleared.add(field.id)
    else return 'notAFile'
    return null
  }
  if (upload !== undefined || value instanceof UploadedFile) return 'notAText'
  const question = toQuestion(field)
  const text = value?.trim() ?? ''
  const reply = field.kind === 'checkbox' ? splitChoices(text, question.options) : text
  if (reply === null) return 'notAChoice'
  const fault = answerFault(question, reply)
  if (fault === null && reply.length > 0) texts.set(field.id, canonical(field, reply))
  return fault
}

/** Choices are accepted in all translations. */
function toQuestion({ kind, is_required, options }: FieldRow): VerificationQuestion {
  return { kind, isRequired: is_required, options: options.flatMap(listWordings) }
}

function listWordings({ value, translations }: OptionRow): string[] {
  const others = Object.values(translations).flatMap((words) => words?.value || [])
  return [...new Set([value, ...others])]
}

function canonical({ options }: FieldRow, reply: string | string[]): string | string[] {
  if (options.length === 0) return reply
  const chosen = options.filter((one) =>
    listWordings(one).some((wording) =>
      typeof reply === 'string' ? wording === reply : reply.includes(wording),
    ),
  )
  return typeof reply === 'string' ? (chosen[0]?.value ?? reply) : chosen.map(({ value }) => value)
}

export const WORDS: Record<Fault, string> = {
  missing: 'This has to be filled in.',
  notANumber: 'This has to be a number.',
  notAChoice: 'This is not one of the choices.',
  tooLong: 'This is too long.',
  unknown: 'This is not asked, or it is answered twice.',
  notAFile: 'This has to be a file.',
  notAText: 'This is no file.',
}
