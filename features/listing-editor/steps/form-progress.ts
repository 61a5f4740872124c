import type { Translator } from '@/client/text/translator.ts'
import { isSame } from '@/domain/listing/listing-values.ts'
import type { FieldReasons } from '../drafts/use-listing-draft.ts'
import type { FormStep } from './form-steps.tsx'

type Progress<Values extends object> = {
  steps: readonly string[]
  /** In form order. */
  fields: readonly (keyof Values & string)[]
  stepOf: (field: string) => string
  values: Values
  empty: Values
  faults: FieldReasons
  reasons: FieldReasons
}

/** State of each step; done if something is set and nothing is missing or invalid. */
export function formProgress<Values extends object>(
  { steps, fields, stepOf, values, empty, faults, reasons }: Progress<Values>,
  t: Translator,
): FormStep[] {
  const countIn = (found: FieldReasons, step: string) =>
    Object.keys(found).filter((field) => stepOf(field) === step).length
  const isSaid = (step: string) =>
    fields.some((field) => stepOf(field) === step && !isSame(values[field], empty[field]))
  const labelOf = (name: string) => {
    const key = `posting.step.${name}`
    return t.has(key) ? t(key) : name
  }
  return steps.map((name) => ({
    name,
    label: labelOf(name),
    isDone: isSaid(name) && countIn(faults, name) === 0,
    faults: countIn(reasons, name),
  }))
}

export function inFormOrder<Reason extends string>(
  reasons: Readonly<Record<string, Reason>>,
  fields: readonly string[],
): Readonly<Record<string, Reason>> {
  const placeOf = (field: string) => fields.indexOf(field.split('.')[0] ?? '')
  return Object.fromEntries(
    Object.entries(reasons).sort(([one], [other]) => placeOf(one) - placeOf(other)),
  )
}
