import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldReasons } from '../drafts/use-listing-draft.ts'

type Options<Values> = {
  form: UseFormReturn
  toValues: (content: Readonly<Record<string, unknown>>) => Values
  refused: FieldReasons
  onChange: (values: Values) => void
}

type WatchedForm<Values> = {
  values: Values
  /** Errors of fields not edited since. */
  reasons: FieldReasons
}

/** Values of a form, and its errors; an edit clears the field's error. */
export function useWatchedForm<Values>(options: Options<Values>): WatchedForm<Values> {
  const { form, toValues, refused, onChange } = options
  // A copy: the form mutates its own values.
  const read = (): Values => toValues(structuredClone(form.getValues()))
  const [values, setValues] = useState(read)
  const [reasons, setReasons] = useState<FieldReasons>({})
  const hear = useEffectEvent((name: string | undefined) => {
    const now = read()
    setValues(now)
    onChange(now)
    if (name === undefined || !Object.keys(reasons).some((field) => isAffected(field, name))) return
    const left = Object.entries(reasons).filter(([field]) => !isAffected(field, name))
    for (const field of Object.keys(reasons)) if (isAffected(field, name)) form.clearErrors(field)
    setReasons(Object.fromEntries(left))
  })
  const tell = useEffectEvent((now: FieldReasons) => {
    form.clearErrors()
    for (const [field, message] of Object.entries(now)) {
      form.setError(field, { type: 'refused', message })
    }
    setReasons(now)
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name }) => hear(name) }),
    [form],
  )
  useEffect(() => tell(refused), [refused])
  return { values, reasons }
}

/** A change of a group affects its rows, and the reverse. */
function isAffected(field: string, changed: string): boolean {
  return field === changed || field.startsWith(`${changed}.`) || changed.startsWith(`${field}.`)
}
