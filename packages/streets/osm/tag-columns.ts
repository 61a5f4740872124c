import type { Tags } from './elements.ts'
import { growingCounts } from './growing.ts'

/** Each text once: keys and values repeat in nearly every object. */
export type WordTable = { getIndex: (text: string) => number; wordAt: (index: number) => string }

export function openWordTable(): WordTable {
  const indexes = new Map<string, number>()
  const list: string[] = []
  return {
    getIndex(text) {
      const known = indexes.get(text)
      if (known !== undefined) return known
      indexes.set(text, list.length)
      list.push(text)
      return list.length - 1
    },
    wordAt: (index) => list[index] ?? '',
  }
}

/** Tags of objects in the order that they come, as numbers: millions of objects fill the memory. */
export function openTagColumns({ getIndex, wordAt }: WordTable) {
  const starts = growingCounts()
  const words = growingCounts()
  return {
    add(tags: Tags) {
      starts.push(words.length)
      for (const key in tags) {
        words.push(getIndex(key))
        words.push(getIndex(tags[key] ?? ''))
      }
    },
    /** Returns a reader of the tags of each object. */
    finish(): (row: number) => Tags {
      starts.push(words.length)
      const [start, word] = [starts.taken(), words.taken()]
      return (row) => {
        const tags: Record<string, string> = {}
        for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at += 2) {
          tags[wordAt(word[at] ?? 0)] = wordAt(word[at + 1] ?? 0)
        }
        return tags
      }
    },
  }
}
