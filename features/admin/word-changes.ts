/** A stretch of a text; marked where the other text does not have it. */
export type Stretch = { text: string; isMarked: boolean }

/** Beyond this many comparisons what differs is marked as a whole. */
const MOST_CELLS = 1_000_000

/** How much of what is the same stays before and behind a change, and from which length on it is cut. */
const CONTEXT = 80
const LONGEST_SAME = 240

type Step = { text: string; of: 'both' | 'before' | 'now' }

/**
 * What of two texts the other one does not have, word by word. Of long stretches that are the same only what stands
 * next to a change is left.
 */
export function wordChanges(before: string, now: string): { before: Stretch[]; now: Stretch[] } {
  const steps = joined(stepsBetween(wordsOf(before), wordsOf(now)))
  const isSame = steps.every(({ of }) => of === 'both')
  const shown = isSame ? steps : steps.map((step, at) => shortened(step, at, steps.length))
  const side = (own: 'before' | 'now') =>
    shown
      .filter(({ of }) => of === own || of === 'both')
      .map(({ text, of }) => ({ text, isMarked: of === own }))
  return { before: side('before'), now: side('now') }
}

function stepsBetween(old: readonly string[], young: readonly string[]): Step[] {
  const head = sameAtHead(old, young)
  const tail = sameAtHead(old.slice(head).reverse(), young.slice(head).reverse())
  const both = (words: readonly string[]) => words.map((text): Step => ({ text, of: 'both' }))
  return [
    ...both(old.slice(0, head)),
    ...stepsWithin(old.slice(head, old.length - tail), young.slice(head, young.length - tail)),
    ...both(old.slice(old.length - tail)),
  ]
}

/** Words, and what stands between them; in scripts without spaces too. */
function wordsOf(text: string): string[] {
  return [...SEGMENTER.segment(text)].map(({ segment }) => segment)
}

const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' })

function sameAtHead(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length)
  let at = 0
  while (at < most && one[at] === other[at]) at++
  return at
}

/** The longest row of words that both have, with what each has alone between them. */
function stepsWithin(one: readonly string[], other: readonly string[]): Step[] {
  const steps: Step[] = []
  const take = (text: string | undefined, of: Step['of']) => text && steps.push({ text, of })
  const longest = longestRows(one, other)
  let [i, j] = [0, 0]
  while (longest && i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      take(one[i++], 'both')
      j++
    } else if (longest(i + 1, j) >= longest(i, j + 1)) take(one[i++], 'before')
    else take(other[j++], 'now')
  }
  for (const text of one.slice(i)) take(text, 'before')
  for (const text of other.slice(j)) take(text, 'now')
  return steps
}

/** How many words both have from two places on; null where that would be too much to find out. */
function longestRows(one: readonly string[], other: readonly string[]) {
  if (one.length * other.length > MOST_CELLS) return null
  const width = other.length + 1
  const longest = new Uint32Array((one.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}

/** Neighbours of one kind are one step; a space between two changes belongs to both. */
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

/** What is the same at length, without its middle; at either end of the text without what is far from the change. */
function shortened(step: Step, at: number, count: number): Step {
  const { text, of } = step
  if (of !== 'both' || text.length <= LONGEST_SAME) return step
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
