import { type RefObject, useEffect } from 'react'
import { isChanged, isChoice, listFields } from '@/client/state/changed-fields.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { keepsComforts } from '../notices/cookie-choice.ts'

type FormDraftOptions = {
  form: RefObject<HTMLFormElement | null>
  /** Storage key; unique per form. */
  name: string
  fields: readonly string[]
  isSent: boolean
  /** The site requires consent before it stores anything. */
  asksFirst: boolean
}

/**
 * Restores a draft, and saves input typed before hydration. Returns a function that saves the
 * current input, if allowed.
 */
export function useFormDraft({ form, name, fields, isSent, asksFirst }: FormDraftOptions) {
  const keep = () => {
    if (form.current && keepsComforts(asksFirst)) keepDraft(name, toDraft(form.current, fields))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the form opens or closes
  useEffect(() => {
    if (isSent) return dropDraft(name)
    if (!form.current) return
    restore(form.current, readDraft(name), fields)
    if (listFields(form.current).some((field) => fields.includes(field.name) && isChanged(field)))
      keep()
  }, [isSent])
  return keep
}

/** Values of multiple choices are comma-separated. */
function toDraft(form: HTMLFormElement, fields: readonly string[]): Draft {
  const data = new FormData(form)
  return Object.fromEntries(fields.map((name) => [name, data.getAll(name).join()]))
}

/** Skips fields that the person has already changed. */
function restore(form: HTMLFormElement, draft: Draft, fields: readonly string[]): void {
  const touched = new Set(
    listFields(form)
      .filter(isChanged)
      .map(({ name }) => name),
  )
  for (const field of listFields(form)) {
    const kept = draft[field.name]
    if (kept === undefined || !fields.includes(field.name) || touched.has(field.name)) continue
    if (isChoice(field)) field.checked = kept.split(',').includes(field.value)
    else if (field.value === '') field.value = kept
  }
}
