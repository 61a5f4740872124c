import { type ChangeObject, diffArrays } from 'diff'

/** Run of text; marked if missing from the other text. */
export type Stretch = { text: string; isMarked: boolean }

/**
 * Maximum number of deleted plus inserted words. Beyond it, everything between the first and the
 * last change is marked.
 */
const MAX_EDIT_LENGTH = 500

/**
 * Characters of unchanged text kept next to a change, and the length from which it is shortened.
 */
const CONTEXT = 80
const MAX_UNCHANGED_LENGTH = 240

type Step = { text: string; of: 'both' | 'before' | 'now' }

/** Word diff of two texts. Long unchanged text is shortened. */
export function wordChanges(before: string, now: string): { before: Stretch[]; now: Stretch[] } {
  const steps = joined(stepsBetween(splitWords(before), splitWords(now)))
  const isSame = steps.every(({ of }) => of === 'both')
  const shown = isSame ? steps : steps.map((step, at) => shortened(step, at, steps.length))
  const side = (own: 'before' | 'now') =>
    shown
      .filter(({ of }) => of === own || of === 'both')
      .map(({ text, of }) => ({ text, isMarked: of === own }))
  return { before: side('before'), now: side('now') }
}

function stepsBetween(before: string[], now: string[]): Step[] {
  const changes = diffArrays(before, now, { maxEditLength: MAX_EDIT_LENGTH })
  if (changes) return changes.flatMap(toSteps)
  const head = commonLength(before, now)
  const tail = commonLength(before.slice(head).reverse(), now.slice(head).reverse())
  const steps = (words: string[], of: Step['of']) => words.map((text): Step => ({ text, of }))
  return [
    ...steps(before.slice(0, head), 'both'),
    ...steps(before.slice(head, before.length - tail), 'before'),
    ...steps(now.slice(head, now.length - tail), 'now'),
    ...steps(before.slice(before.length - tail), 'both'),
  ]
}

function toSteps({ value, added, removed }: ChangeObject<string[]>): Step[] {
  return value.map((text) => ({ text, of: removed ? 'before' : added ? 'now' : 'both' }))
}

/** Words and the text between them, also for scripts without spaces. */
function splitWords(text: string): string[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment)
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' })

function commonLength(one: readonly string[], other: readonly string[]): number {
  const length = Math.min(one.length, other.length)
  let at = 0
  while (at < length && one[at] === other[at]) at++
  return at
}

/** Merges adjacent steps; a space between two changes belongs to both. */
function joined(steps: readonly Step[]): Step[] {
  const whole: Step[] = []
  let [gone, come] = ['', '']
  const settle = () => {
    if (gone) whole.push({ text: gone, of: 'before' })
    if (come) whole.push({ text: come, of: 'now' })
    gone = ''
    come = ''
  }
  for (const [at, { text, of }] of steps.entries()) {
    const next = steps[at + 1]
    const isBetween = text === ' ' && gone + come !== '' && next && next.of !== 'both'
    if (of === 'both' && !isBetween) {
      settle()
      const last = whole.at(-1)
      if (last?.of === 'both') last.text += text
      else whole.push({ text, of })
    } else {
      if (of !== 'now') gone += text
      if (of !== 'before') come += text
    }
  }
  settle()
  return whole
}

/** Shortens long unchanged text in the middle, or at the start and end of the whole text. */
function shortened(step: Step, at: number, count: number): Step {
  const { text, of } = step
  if (of !== 'both' || text.length <= MAX_UNCHANGED_LENGTH) return step
  const head = at === 0 ? '' : upToSpace(text.slice(0, CONTEXT))
  const tail = at === count - 1 ? '' : fromSpace(text.slice(-CONTEXT))
  return { text: `${head}…${tail}`, of }
}

function upToSpace(text: string): string {
  return /\s/.test(text) ? text.replace(/\S*$/, '') : text
}

function fromSpace(text: string): string {
  return /\s/.test(text) ? text.replace(/^\S*/, '') : text
}
