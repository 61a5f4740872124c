import type { Translator } from '@/client/text/translator.ts'
import { textLines } from '@/domain/text/plain-text.ts'
import { MoreText } from './more-text.tsx'

/** Text as paragraphs; collapsed if longer than 600 characters. */
export function LongText({ text, t }: { text: string; t: Translator }) {
  const paragraphs = splitParagraphs(text)
  const length = paragraphs.reduce((sum, { words }) => sum + words.length, 0)
  const body = paragraphs.map(({ id, words }) => (
    <p key={id} dir="auto" className="mb-4 last:mb-0">
      {words}
    </p>
  ))
  return (
    <div className="max-w-text text-base leading-7 text-ink">
      {length > LONG_TEXT ? (
        <MoreText more={t('properties.page.showMore')} less={t('properties.page.showLess')}>
          {body}
        </MoreText>
      ) : (
        body
      )}
    </div>
  )
}

/** Paragraphs of plain text or simple HTML; other tags are stripped. */
export function splitParagraphs(text: string): { id: number; words: string }[] {
  return textLines(text).map((words, id) => ({ id, words }))
}

const LONG_TEXT = 600
