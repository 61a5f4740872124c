export function movedTo<Each extends { key: string }>(
  list: readonly Each[],
  key: string,
  place: number,
): Each[] {
  const one = list.find((each) => each.key === key)
  if (!one) return [...list]
  return list.filter((each) => each !== one).toSpliced(place, 0, one)
}

export function inOrder<Each extends { key: string }>(
  list: readonly Each[],
  keys: readonly string[],
): Each[] {
  return list.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}
