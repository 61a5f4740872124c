/**
 * Takes the characters that match off both ends. In linear time: a pattern that ends in `+$` takes
 * quadratic time on many of them within a text.
 */
export function trimEdges(text: string, edge: RegExp): string {
  let from = 0
  let to = text.length
  while (from < to && edge.test(text.charAt(from))) from += 1
  while (from < to && edge.test(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}
