import { type RefObject, useEffect } from 'react'
import { fieldsOf, isChanged, isChoice } from '@/client/state/changed-fields.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { keepsComforts } from './cookie-choice.ts'

type FormDraftOptions = {
  form: RefObject<HTMLFormElement | null>
  /** Under what it is kept; another one for each form. */
  name: string
  /** Names of the fields that are kept. */
  fields: readonly string[]
  /** What was written has arrived: nothing of it is kept any longer. */
  isSent: boolean
  /** The site keeps nothing on the device before it is allowed to. */
  asksFirst: boolean
}

/**
 * Puts what was half written back into a form, and keeps what was typed before scripts ran. Answers
 * how to keep what is written now, as far as that may be kept.
 */
export function useFormDraft({ form, name, fields, isSent, asksFirst }: FormDraftOptions) {
  const keep = () => {
    if (form.current && keepsComforts(asksFirst)) keepDraft(name, draftOf(form.current, fields))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the form opens or closes
  useEffect(() => {
    if (isSent) return dropDraft(name)
    if (!form.current) return
    restore(form.current, readDraft(name), fields)
    if (fieldsOf(form.current).some((field) => fields.includes(field.name) && isChanged(field)))
      keep()
  }, [isSent])
  return keep
}

/** Text as it is written; of choices those that are made, separated by commas. */
function draftOf(form: HTMLFormElement, fields: readonly string[]): Draft {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, data.getAll(name).join()]))
}

/** Leaves alone what somebody has typed or chosen already. */
function restore(form: HTMLFormElement, draft: Draft, fields: readonly string[]): void {
  const touched = new Set(
    fieldsOf(form)
      .filter(isChanged)
      .map(({ name }) => name),
  )
  for (const field of fieldsOf(form)) {
    const kept = draft[field.name]
    if (kept === undefined || !fields.includes(field.name) || touched.has(field.name)) continue
    if (isChoice(field)) field.checked = kept.split(',').includes(field.value)
    else if (field.value === '') field.value = kept
  }
}
