/** A stretch of a text; marked where the other text does not have it. */
export type Stretch = { text: string; isMarked: boolean }

/** Beyond this many comparisons what differs is marked as a whole. */
const MOST_CELLS = 1_000_000

/** What of two texts the other one does not have, word by word. */
export function wordChanges(before: string, now: string): { before: Stretch[]; now: Stretch[] } {
  const [old, young] = [wordsOf(before), wordsOf(now)]
  const head = sameAtHead(old, young)
  const tail = sameAtHead(old.slice(head).reverse(), young.slice(head).reverse())
  const middle = [old, young].map((words) => words.slice(head, words.length - tail))
  const [one = [], other = []] = middle
  const kept = commonOf(one, other)
  const marked = (words: string[], own: string[], isKept: (at: number) => boolean) =>
    joined([
      ...words.slice(0, head).map((text) => ({ text, isMarked: false })),
      ...own.map((text, at) => ({ text, isMarked: !isKept(at) })),
      ...words.slice(words.length - tail).map((text) => ({ text, isMarked: false })),
    ])
  return {
    before: marked(old, one, (at) => kept.one.has(at)),
    now: marked(young, other, (at) => kept.other.has(at)),
  }
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

/** The places of the longest row of words that both have, in each. */
function commonOf(one: readonly string[], other: readonly string[]) {
  const kept = { one: new Set<number>(), other: new Set<number>() }
  if (one.length * other.length > MOST_CELLS) return kept
  const width = other.length + 1
  const longest = new Uint32Array((one.length + 1) * width)
  const at = (i: number, j: number) => longest[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      longest[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (one[i] === other[j]) {
      kept.one.add(i++)
      kept.other.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return kept
}

/** Neighbours of one kind are one stretch, and so is what is marked on both sides of a space. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  for (const [at, { text, isMarked: own }] of stretches.entries()) {
    const last = whole.at(-1)
    const isBetween = text === ' ' && last?.isMarked && stretches[at + 1]?.isMarked
    const isMarked = own || isBetween === true
    if (last?.isMarked === isMarked) last.text += text
    else whole.push({ text, isMarked })
  }
  return whole
}
