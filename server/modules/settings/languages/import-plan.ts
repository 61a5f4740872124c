import { checkText, listWantedForms } from '@/domain/languages/check-text.ts'
import { cleanSentence } from '@/domain/languages/clean-sentence.ts'
import {
  FORMS,
  isSameText,
  listForms,
  splitEntry,
  type TextForms,
  toEntry,
} from '@/domain/languages/text-forms.ts'
import { type Dictionary, type DictionaryText, listTexts, toText } from './dictionary.ts'
import { FileFault } from './file-fault.ts'
import { findFormat, parseTextFile } from './text-file.ts'
import type {
  FileEntry,
  FileFormat,
  RefusedText,
  TextFile,
  WrittenFile,
} from './text-file.types.ts'

/** All forms of all sentences, missing ones as ''. */
export function toWrittenFile(dictionary: Dictionary): WrittenFile {
  const { code } = dictionary.language
  const entries = listTexts(dictionary).flatMap(({ key, english, text, isOutdated }) => {
    const { required } = listWantedForms(dictionary.shippedEnglish.get(key) ?? {}, code)
    const forms = FORMS.filter((form) => required.includes(form) || text?.[form] !== undefined)
    return forms.map((form) => ({
      entry: toEntry(key, form),
      text: text?.[form] ?? '',
      source: sourceText(english, form),
      isOutdated,
    }))
  })
  return { language: code, entries }
}

/** English of a form; languages have forms that English lacks. */
function sourceText(english: TextForms, form: keyof TextForms): string {
  return english[form] ?? english.other ?? ''
}

export type PlannedText = { current: DictionaryText; wanted: TextForms; source: TextForms }

export type ImportPlan = {
  format: FileFormat
  counts: Record<'new' | 'changed' | 'same' | 'empty' | 'refused', number>
  /** By line. */
  refused: RefusedText[]
  texts: PlannedText[]
}

/** What a file would change in a dictionary. A file with one refused text is refused as a whole. */
export function planImport(dictionary: Dictionary, content: string): ImportPlan {
  const format = findFormat(content)
  try {
    const file = parseTextFile(content)
    requireLanguage(file, dictionary.language.code)
    return { format, ...compare(dictionary, file) }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const counts = { new: 0, changed: 0, same: 0, empty: 0, refused: 1 }
    return { format, counts, refused: [error.refused], texts: [] }
  }
}

function requireLanguage({ languages }: TextFile, code: string): void {
  const isSame = (declared: string) =>
    declared.replaceAll('_', '-').toLowerCase() === code.toLowerCase()
  const wrong = languages.find((declared) => !isSame(declared.code))
  if (wrong) throw new FileFault('language', wrong.line, wrong.code.slice(0, MAX_NAME))
}

function compare(dictionary: Dictionary, file: TextFile): Omit<ImportPlan, 'format'> {
  const { sentences, refused } = collect(dictionary, file)
  const counts = { new: 0, changed: 0, same: 0, empty: 0, refused: 0 }
  const texts: PlannedText[] = []
  for (const [key, entries] of sentences) {
    const current = toText(dictionary, key)
    const written = entries.filter(({ text }) => text !== '')
    const wanted = { ...current.text, ...toForms(written) }
    const faults = written.length > 0 ? findFaults(dictionary, key, { wanted, entries }) : []
    if (written.length === 0) counts.empty += 1
    else if (faults.length > 0) refused.push(...faults)
    else if (isSameText(wanted, current.text)) counts.same += 1
    else {
      counts[current.text === null ? 'new' : 'changed'] += 1
      texts.push({ current, wanted, source: seenSource(current.english, written) })
    }
  }
  counts.refused = refused.length
  return { counts, refused: refused.sort((one, other) => one.line - other.line), texts }
}

/** Entries by sentence, without those that no sentence has. */
function collect(dictionary: Dictionary, { entries }: TextFile) {
  const sentences = new Map<string, FileEntry[]>()
  const refused: RefusedText[] = []
  const seen = new Set<string>()
  for (const { line, entry, text, source } of entries) {
    const { key } = splitEntry(entry)
    const refuse = (reason: RefusedText['reason']) =>
      refused.push({ line, key: entry.slice(0, MAX_NAME), reason, name: '' })
    if (seen.has(entry)) refuse('duplicate')
    else if (!dictionary.shippedEnglish.has(key)) refuse('unknownKey')
    else {
      const own = sentences.get(key) ?? []
      own.push({ line, entry, text: cleanSentence(text), source })
      sentences.set(key, own)
    }
    seen.add(entry)
  }
  return { sentences, refused }
}

const MAX_NAME = 200

function toForms(entries: readonly FileEntry[]): TextForms {
  return Object.fromEntries(entries.map(({ entry, text }) => [splitEntry(entry).form, text]))
}

function findFaults(
  dictionary: Dictionary,
  key: string,
  { wanted, entries }: { wanted: TextForms; entries: readonly FileEntry[] },
): RefusedText[] {
  const english = dictionary.shippedEnglish.get(key) ?? {}
  return checkText(wanted, { english, language: dictionary.language.code }).map(
    ({ form, reason, placeholder }) => {
      const entry = toEntry(key, form)
      const at = entries.find((it) => it.entry === entry) ?? entries[0]
      const isOfForm = reason === 'required' || reason === 'unknownForm'
      return { line: at?.line ?? 1, key: entry, reason, name: isOfForm ? form : placeholder }
    },
  )
}

/** English as the file has it, which may be older than the one in force. */
function seenSource(english: TextForms, entries: readonly FileEntry[]): TextForms {
  const older = entries.flatMap(({ entry, source }): [string, string][] => {
    const { form } = splitEntry(entry)
    if (source === null || source === sourceText(english, form)) return []
    return [[english[form] === undefined ? 'other' : form, source]]
  })
  return { ...english, ...Object.fromEntries(older) }
}

/** Entries of an import before and after it. */
export function listEntryChanges(texts: readonly PlannedText[]) {
  const toRecord = (list: readonly { key: string; text: TextForms | null }[]) =>
    Object.fromEntries(
      list.flatMap(({ key, text }) =>
        listForms(text ?? {}).map(([form, words]) => [toEntry(key, form), words]),
      ),
    )
  return {
    before: toRecord(texts.map(({ current: { key, text } }) => ({ key, text }))),
    after: toRecord(texts.map(({ current: { key }, wanted }) => ({ key, text: wanted }))),
  }
}
