import { sentenceKey } from '../web/sentence.ts'
import { isPluralForm, type PluralForm } from './plural-forms.ts'

/** `text` is the sentence itself; a sentence that counts has plural forms. */
export type TextForm = 'text' | PluralForm

/** The wordings of one sentence. */
export type TextForms = Readonly<Partial<Record<TextForm, string>>>

/** Entries of a dictionary by sentence, in the order of the dictionary. */
export function groupSentences(entries: Readonly<Record<string, string>>): Map<string, TextForms> {
  const sentences = new Map<string, Record<string, string>>()
  for (const [entry, text] of Object.entries(entries)) {
    const { key, form } = splitEntry(entry)
    const forms = sentences.get(key) ?? {}
    forms[form] = text
    sentences.set(key, forms)
  }
  return sentences
}

/** Name of a sentence's entry in a dictionary. */
export function toEntry(key: string, form: TextForm): string {
  return form === 'text' ? key : `${key}_${form}`
}

export function splitEntry(entry: string): { key: string; form: TextForm } {
  const key = sentenceKey(entry)
  const form = entry.slice(key.length + 1)
  return key !== entry && isPluralForm(form) ? { key, form } : { key: entry, form: 'text' }
}

export function listForms(forms: TextForms): [TextForm, string][] {
  return FORMS.flatMap((form): [TextForm, string][] => {
    const text = forms[form]
    return text === undefined ? [] : [[form, text]]
  })
}

export function isSameText(one: TextForms | null, other: TextForms | null): boolean {
  return JSON.stringify(listForms(one ?? {})) === JSON.stringify(listForms(other ?? {}))
}

/**
 * A dictionary whose missing sentences are those of another language. Forms of two languages never
 * meet in one sentence.
 */
export function withFallback(
  own: Readonly<Record<string, string>>,
  fallback: Readonly<Record<string, string>>,
): Record<string, string> {
  const known = new Set(Object.keys(own).map(sentenceKey))
  const missing = Object.entries(fallback).filter(([entry]) => !known.has(sentenceKey(entry)))
  return { ...Object.fromEntries(missing), ...own }
}

/** In the order of screens. */
export const FORMS: readonly TextForm[] = ['text', 'zero', 'one', 'two', 'few', 'many', 'other']
