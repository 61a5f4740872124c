import { useEffect, useEffectEvent, useState } from 'react'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { FieldReasons } from './use-listing-draft.ts'

type WatchedForm<Values> = {
  values: Values
  /** Errors of fields not edited since. */
  reasons: FieldReasons
}

/** Values of the surrounding form, and its errors; an edit clears the field's error. */
export function useWatchedForm<Values extends FieldValues>(
  refused: FieldReasons,
  onChange: (values: Values) => void,
): WatchedForm<Values> {
  const form = useFormContext()
  const { getValues } = useFormContext<Values>()
  const read = (): Values => structuredClone(getValues())
  const [values, setValues] = useState(read)
  const [reasons, setReasons] = useState<FieldReasons>({})
  const hear = useEffectEvent((name: string | undefined) => {
    // A copy: the form mutates its own values.
    const now = read()
    setValues(now)
    onChange(now)
    if (name === undefined || !Object.keys(reasons).some((field) => isOf(field, name))) return
    const left = Object.entries(reasons).filter(([field]) => !isOf(field, name))
    for (const field of Object.keys(reasons)) if (isOf(field, name)) form.clearErrors(field)
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
function isOf(field: string, changed: string): boolean {
  return field === changed || field.startsWith(`${changed}.`) || changed.startsWith(`${field}.`)
}
