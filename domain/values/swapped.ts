/** The list with two places exchanged; unchanged if one is beyond its ends. */
export function swapped<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const [one, other] = [list[from], list[to]]
  if (one === undefined || other === undefined) return [...list]
  return list.with(from, other).with(to, one)
}
