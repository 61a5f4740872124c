import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ApiError } from '@/client/api/calls/api-error.ts'
import type { AccountField } from '@/domain/account/account-fields.ts'
import { useFormDraft } from '@/features/shell/forms/use-form-draft.ts'

export type Typed<Field extends AccountField> = Readonly<Record<Field, string>>
export type Reasons<Field extends AccountField> = Readonly<Partial<Record<Field, string>>>

export type AccountFormOptions<Field extends AccountField> = {
  /** Storage key of the draft. */
  name: string
  /** In form order. */
  fields: readonly Field[]
  faultsOf: (typed: Typed<Field>) => Reasons<AccountField>
  /** Errors thrown are shown. */
  send: (typed: Typed<Field>) => Promise<void>
  /** The site requires consent before it stores anything. */
  asksFirst: boolean
}

export type AccountForm<Field extends AccountField> = {
  form: RefObject<HTMLFormElement | null>
  /** `starting` until hydrated. */
  stage: 'starting' | 'ready' | 'sending' | 'sent'
  reasons: Reasons<Field>
  /** A new object for each attempt. */
  failure: unknown
  onSubmit: (event: FormEvent) => void
  onChange: (event: FormEvent) => void
}

/**
 * Account form: uncontrolled fields, one request at a time, a stored draft without secrets. Secrets
 * stay in their input elements only.
 */
export function useAccountForm<Field extends AccountField>(
  options: AccountFormOptions<Field>,
): AccountForm<Field> {
  const { name, fields, faultsOf, send, asksFirst } = options
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [stage, setStage] = useState<AccountForm<Field>['stage']>('starting')
  const [reasons, setReasons] = useState<Reasons<Field>>(() => pick({}, fields))
  const [failure, setFailure] = useState<unknown>(null)
  const kept = fields.filter((field) => !SECRET.has(field))
  const keep = useFormDraft({ form, name, fields: kept, isSent: stage === 'sent', asksFirst })
  useEffect(() => setStage('ready'), [])

  const refuse = (found: Reasons<Field>) => {
    setReasons(found)
    const first = fields.find((field) => found[field])
    if (first) fieldOf(form.current, first)?.focus()
  }

  const submit = async () => {
    const typed = typedIn(form.current, fields)
    const faults = pick(faultsOf(typed), fields)
    setFailure(null)
    refuse(faults)
    if (Object.keys(faults).length > 0 || isUnderWay.current) return
    isUnderWay.current = true
    setStage('sending')
    try {
      await send(typed)
      setStage('sent')
    } catch (error) {
      setStage('ready')
      const said = pick(error instanceof ApiError ? error.fields : {}, fields)
      if (Object.keys(said).length > 0) refuse(said)
      else setFailure(error)
    } finally {
      isUnderWay.current = false
    }
  }

  return {
    ...{ form, stage, reasons, failure },
    onSubmit(event) {
      event.preventDefault()
      void submit()
    },
    onChange({ target }) {
      keep()
      const field = fields.find((name) => target === fieldOf(form.current, name))
      if (field && reasons[field]) setReasons({ ...reasons, [field]: undefined })
    },
  }
}

const SECRET: ReadonlySet<AccountField> = new Set(['password', 're_password', 'otp'])

function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function typedIn<Field extends AccountField>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): Typed<Field> {
  return Object.assign(
    {},
    ...fields.map((field) => ({ [field]: fieldOf(form, field)?.value ?? '' })),
  )
}

function pick<Field extends AccountField>(
  found: Readonly<Record<string, string | undefined>>,
  fields: readonly Field[],
): Reasons<Field> {
  return Object.assign(
    {},
    ...fields.flatMap((field) => (found[field] ? [{ [field]: found[field] }] : [])),
  )
}
