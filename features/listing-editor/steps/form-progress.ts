import type { DraftKind } from '@/client/api/member/drafts.ts'
import type { FormValues } from '@/client/flows/listing-editor/posting.ts'
import type { Translator } from '@/client/text/translator.ts'
import { isSame } from '@/domain/listing/listing-values.ts'
import type { FieldReasons } from '../drafts/use-listing-draft.ts'
import type { EditorKind } from '../editor-kind.ts'
import type { FormProgress } from './step-frame.tsx'

type Progress<Kind extends DraftKind> = {
  kind: Pick<EditorKind<Kind>, 'steps' | 'fields' | 'stepOf' | 'empty'>
  values: FormValues<Kind>
  faults: FieldReasons
  reasons: FieldReasons
  visited: ReadonlySet<string>
  /** Name of the open step. */
  current: string
}

/** State of each step; done if it was filled in or visited, and nothing is missing or invalid. */
export function formProgress<Kind extends DraftKind>(
  { kind, values, faults, reasons, visited, current }: Progress<Kind>,
  t: Translator,
): FormProgress {
  const { steps, fields, stepOf, empty } = kind
  const countIn = (found: FieldReasons, step: string) =>
    Object.keys(found).filter((field) => stepOf(field) === step).length
  const isFilled = (step: string) => {
    const own = fields.filter((field) => stepOf(field) === step)
    if (visited.has(step)) return own.length > 0
    return own.some((field) => !isSame(values[field], empty[field]))
  }
  const formatLabel = (name: string) => {
    const key = `listingEditor.step.${name}`
    return t.has(key) ? t(key) : name
  }
  return {
    at: Math.max(0, steps.indexOf(current)),
    steps: steps.map((name) => ({
      name,
      label: formatLabel(name),
      isDone: isFilled(name) && countIn(faults, name) === 0,
      faults: countIn(reasons, name),
    })),
  }
}

export function inFormOrder<Reason extends string>(
  reasons: Readonly<Record<string, Reason>>,
  fields: readonly string[],
): Readonly<Record<string, Reason>> {
  const fieldIndex = (field: string) => fields.indexOf(field.split('.')[0] ?? '')
  return Object.fromEntries(
    Object.entries(reasons).sort(([one], [other]) => fieldIndex(one) - fieldIndex(other)),
  )
}
