import { type BaseSyntheticEvent, useEffect, useEffectEvent, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import type { VerificationField } from '@/client/api/member/verification.ts'
import { uploadQueue } from '@/client/flows/uploads/upload-queue.ts'
import { dropDeviceDraft, keepDeviceDraft } from '@/client/state/device/draft-store.ts'
import type { AnswerToSend } from '@/domain/account/verification.ts'
import type { AnswerReasons } from '@/machines/verification/agent-verification.types.ts'
import {
  answersToSend,
  type FilledFault,
  type FilledIn,
  findFault,
  toFieldName,
} from './answers.ts'

export type VerificationForm = {
  form: UseFormReturn<FilledIn>
  /** Error of a question: a fault or the provider's message. */
  reasonOf: (field: VerificationField) => string | undefined
  onSubmit: (event: BaseSyntheticEvent) => void
}

type Options = {
  person: number
  fields: readonly VerificationField[]
  /** Initial values. */
  filled: FilledIn
  /** Errors from the provider. */
  refused: AnswerReasons
  keeps: boolean
  send: (answers: AnswerToSend[]) => void
}

/** Application form. Stores answers on the device while typing and validates them on submit. */
export function useVerificationForm(options: Options): VerificationForm {
  const { person, fields, filled, refused, keeps, send } = options
  const client = useApiClient()
  const form = useForm<FilledIn>({ defaultValues: filled, shouldFocusError: false })
  const { setError, clearErrors, formState } = form
  useEffect(() => {
    if (!keeps) return
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => void keepAnswers(person, values),
    })
  }, [form, person, keeps])
  const show = useEffectEvent((faults: ReadonlyMap<number, string>) => {
    for (const [id, message] of faults) {
      const field = fields.find((one) => one.id === id)
      if (field) setError(toFieldPath(field), { message })
    }
    const first = fields.find(({ id }) => faults.has(id))
    if (first) focusQuestion(first)
  })
  const shown = useRef<AnswerReasons>({})
  useEffect(() => {
    if (shown.current === refused) return
    shown.current = refused
    show(new Map(Object.entries(refused).map(([id, reason]) => [Number(id), reason])))
  }, [refused])
  return {
    form,
    reasonOf: (field) => {
      const name = toFieldName(field)
      const { texts, choices, files } = formState.errors
      return (texts?.[name] ?? choices?.[name] ?? files?.[name])?.message
    },
    onSubmit(event) {
      event.preventDefault()
      const values = form.getValues()
      clearErrors()
      const faults = findFaults(fields, values)
      if (faults.size > 0) show(faults)
      else send(answersToSend(fields, values, (key) => uploadQueue(client)?.findFile(key) ?? null))
    },
  }
}

function findFaults(
  fields: readonly VerificationField[],
  values: FilledIn,
): ReadonlyMap<number, FilledFault> {
  return new Map(
    fields.flatMap((field) => {
      const fault = findFault(field, values)
      return fault ? [[field.id, fault] as const] : []
    }),
  )
}

/** Form path of an answer. */
function toFieldPath(field: VerificationField) {
  const name = toFieldName(field)
  if (field.field_type === 'checkbox') return `choices.${name}` as const
  return field.field_type === 'file' ? (`files.${name}` as const) : (`texts.${name}` as const)
}

function focusQuestion(field: VerificationField): void {
  const question = document.getElementById(toFieldName(field))
  question?.querySelector<HTMLElement>('input, select, textarea, button')?.focus()
}

const KIND = 'verification'

/** ID of the device draft, also used for its uploads. */
export function draftName(person: number): string {
  return `${KIND}-${person}`
}

function keepAnswers(person: number, content: FilledIn): Promise<boolean> {
  return keepDeviceDraft(person, {
    id: draftName(person),
    kind: KIND,
    listing: null,
    revision: 0,
    isAhead: true,
    content,
    changedAt: Date.now(),
  })
}

export function dropAnswers(person: number): Promise<void> {
  return dropDeviceDraft(draftName(person))
}
