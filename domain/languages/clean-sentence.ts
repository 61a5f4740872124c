import { cleanText } from '../text/clean-text.ts'

/** Words of both directions: names in placeholders may be written in either. */
const BOTH_DIRECTIONS = ' \u05d0a'

/** As other texts of several lines, but marks of direction stay also around placeholders alone. */
export function cleanSentence(text: string): string {
  const cleaned = cleanText(text.trim() + BOTH_DIRECTIONS, 'lines')
  return cleaned.slice(0, -BOTH_DIRECTIONS.length).trim()
}
