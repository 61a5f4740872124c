type Listed = { category: string; propertyType: number }

/** No picture repeats within this many cards. */
export const NEIGHBORS = 24

/**
 * Title picture per listing: the one shown longest ago in all three lists that people see: all, its
 * category, its type (sale, rent …). Null if the category has no pictures.
 */
export function pickTitles(
  listings: readonly Listed[],
  picturesOf: (category: string) => readonly string[],
): (string | null)[] {
  const [inAll, inCategory, inType] = [createSequence(), createSequence(), createSequence()]
  return listings.map(({ category, propertyType }) => {
    const type = String(propertyType)
    let best: string | null = null
    let rest = -1
    const pictures = picturesOf(category)
    // A category with few pictures cannot avoid repeats for longer.
    const few = Math.min(NEIGHBORS, pictures.length * 0.75)
    for (const picture of pictures) {
      const since = Math.min(
        inAll.since('', picture) / NEIGHBORS,
        inCategory.since(category, picture) / few,
        inType.since(type, picture) / NEIGHBORS,
        2,
      )
      if (since > rest) [best, rest] = [picture, since]
    }
    inAll.show('', best)
    inCategory.show(category, best)
    inType.show(type, best)
    return best
  })
}

/** Counts per list how many entries ago a picture was shown. */
function createSequence() {
  const lengths = new Map<string, number>()
  const shown = new Map<string, number>()
  return {
    since: (list: string, picture: string) =>
      (lengths.get(list) ?? 0) - (shown.get(`${list} ${picture}`) ?? Number.NEGATIVE_INFINITY),
    show: (list: string, picture: string | null) => {
      const at = lengths.get(list) ?? 0
      if (picture) shown.set(`${list} ${picture}`, at)
      lengths.set(list, at + 1)
    },
  }
}
