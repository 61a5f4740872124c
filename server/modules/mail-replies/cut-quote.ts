import { cleanText } from '@/domain/text/clean-text.ts'
import { endOfAnswer, isAttribution, signatureAt } from './quote-forms.ts'

/** Longer mails are cut first. */
export const MAX_WRITTEN = 100_000

/**
 * What somebody wrote in an answer, without what it quotes and without a signature. Text between
 * quoted lines stays. Takes time that grows with the length alone.
 */
export function cutQuote(mail: string): string {
  const text = mail.slice(0, MAX_WRITTEN).toWellFormed()
  const lines = text
    .replace(/\r\n?/g, '\n')
    // Databases refuse it.
    .replaceAll('\0', '')
    .split('\n')
  const written = withoutQuotes(lines)
  const end = signatureAt(written)
  const answer = written
    .slice(0, end)
    .map((line) => line.trimEnd())
    .join('\n')
  return cleanText(answer, 'lines').replace(/\n{3,}/g, '\n\n')
}

/** An introduction, such as `On Monday, Ana wrote:`, may be broken into this many lines. */
const MAX_BROKEN = 4

function withoutQuotes(lines: readonly string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (isQuoted(line)) {
      removeIntroduction(kept)
      continue
    }
    const isLast = endOfAnswer(lines, at)
    if (isLast) {
      removeIntroduction(kept)
      break
    }
    const length = introductionLength(lines, at)
    if (length > 0 && !isQuoted(nextLine(lines, at + length))) break
    if (length > 0) at += length - 1
    else kept.push(line)
  }
  return kept
}

function isQuoted(line: string): boolean {
  return /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069]{0,20}>/.test(line)
}

function nextLine(lines: readonly string[], from: number): string {
  for (let at = from; at < Math.min(lines.length, from + 5); at += 1) {
    if (lines[at]?.trim()) return lines[at] ?? ''
  }
  return ''
}

function introductionLength(lines: readonly string[], at: number): number {
  if (!lines[at]?.trim()) return 0
  for (let length = 1; length <= MAX_BROKEN; length += 1) {
    const part = lines.slice(at, at + length)
    if (part.some((line) => line.trim() === '')) return 0
    if (isAttribution(part.join(' '))) return length
  }
  return 0
}

/** In any language: some lines before a quote that name an address or a day, and end with a colon. */
function removeIntroduction(kept: string[]): void {
  let end = kept.length
  while (end > 0 && kept[end - 1]?.trim() === '') end -= 1
  if (!/[:：]\s*$/.test(kept[end - 1] ?? '')) return
  for (let from = end - 1; from >= Math.max(0, end - MAX_BROKEN); from -= 1) {
    const line = kept[from] ?? ''
    if (line.trim() === '') return
    const isFirst = from === 0 || kept[from - 1]?.trim() === ''
    if (isFirst && NAMED.test(kept.slice(from, end).join(' ').slice(0, 500))) {
      kept.splice(from)
      return
    }
  }
}

const NAMED = /@|\d{1,2}[:.]\d{2}|\b(19|20)\d{2}\b|[٠-٩]{2}/
