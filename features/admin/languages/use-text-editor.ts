import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type LanguageText,
  readTextConflict,
  revertLanguageText,
  saveLanguageText,
  type TextConflict,
  type WireForms,
} from '@/client/api/admin/languages.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import { useWrite } from '@/client/api/calls/use-write.ts'
import { dropDraft, keepDraft, readDraft } from '@/client/state/form-draft.ts'
import { useText } from '@/client/text/text-context.tsx'
import {
  checkText,
  formatFault,
  listWantedForms,
  parseFault,
} from '@/domain/languages/check-text.ts'
import { listForms, type TextForm, type TextForms } from '@/domain/languages/text-forms.ts'
import { type Form, textIn, useForm } from '@/features/shell/forms/use-form.ts'

export type TextEditor = {
  form: Form
  /** Forms that the sentence has in this language, needed ones first. */
  fields: readonly { form: TextForm; isRequired: boolean }[]
  /** Typed or stored text of a form. */
  getText: (form: TextForm) => string
  edit: (form: TextForm, words: string) => void
  getFault: (form: TextForm) => string | undefined
  /** Somebody else's text, saved since this one was opened. */
  theirs: TextConflict | null
  keepMine: () => void
  discard: () => void
  revert: () => void
  isReverting: boolean
}

const ALL_FORMS = ['text', 'zero', 'one', 'two', 'few', 'many', 'other'] as const
const FIELDS = ALL_FORMS.map((form) => `text.${form}`)

/** Whether something was typed that is not saved. */
export function hasDraft(code: string, key: string): boolean {
  return Object.keys(readDraft(draftName(code, key))).length > 0
}

/** Edits one sentence; what is typed survives a reload until it is saved or discarded. */
export function useTextEditor(code: string, row: LanguageText, onDone: () => void): TextEditor {
  const { t } = useText()
  const queries = useQueryClient()
  const draft = draftName(code, row.key)
  const [edits, setEdits] = useState<TextForms>(() => readDraft(draft))
  // Others may save while this text is being written: their text is a conflict, not a new base.
  const [base, setBase] = useState(row.text)
  const [theirs, setTheirs] = useState<TextConflict | null>(null)
  const english = row.english
  const { required, allowed } = listWantedForms(english, code)
  const saving = useWrite(saveLanguageText, { saysSuccess: () => t('admin.saved') })
  const close = () => {
    dropDraft(draft)
    onDone()
  }
  const catchConflict = (error: unknown) => {
    const conflict = error instanceof ApiError ? readTextConflict(error) : null
    if (conflict) setTheirs(conflict)
  }
  const form = useForm({
    fields: FIELDS,
    read: (data): WireForms =>
      Object.fromEntries(
        ALL_FORMS.map((name) => [name, textIn(data, `text.${name}`).trim()] as const).filter(
          ([, words]) => words !== '',
        ),
      ),
    validate: (text) =>
      Object.fromEntries(
        checkText(text, { english, language: code })
          .map((fault): [string, string] => [`text.${fault.form}`, formatFault(fault)])
          .reverse(),
      ),
    async submit(text) {
      try {
        await saving.sendAsync({ code, key: row.key, base, text })
      } catch (error) {
        catchConflict(error)
        throw error
      }
    },
    onSubmitted: close,
  })
  const reverting = useWrite(revertLanguageText, {
    saysSuccess: () => t('admin.saved'),
    saysFailure: true,
    onSuccess: close,
    onError: catchConflict,
  })
  return {
    form,
    fields: [...allowed].map((name) => ({ form: name, isRequired: required.includes(name) })),
    getText: (name) => edits[name] ?? base?.[name] ?? '',
    edit(name, words) {
      const next = { ...edits, [name]: words }
      setEdits(next)
      keepDraft(draft, Object.fromEntries(listForms(next)))
    },
    getFault: (name) => faultText(form.reasons[`text.${name}`], t),
    theirs,
    keepMine() {
      if (theirs) setBase(theirs.text)
      // What is on the screen becomes the text, also where only the base had it.
      setEdits((typed) => ({ ...base, ...typed }))
      setTheirs(null)
      form.reset()
    },
    discard() {
      close()
      void queries.invalidateQueries({ queryKey: ['administration', 'languages'] })
    },
    revert: () => reverting.send({ code, key: row.key, base }),
    isReverting: reverting.isSending,
  }
}

function draftName(code: string, key: string): string {
  return `language-text ${code} ${key}`
}

function faultText(words: string | undefined, t: ReturnType<typeof useText>['t']) {
  if (!words) return undefined
  const fault = parseFault(words)
  if (!fault) return words
  const placeholder = `{${fault.placeholder}}`
  return t(`admin.languages.fault.${fault.reason}`, { name: placeholder })
}
