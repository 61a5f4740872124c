import { useState } from 'react'

/** Keeps the first value of a view; later ones are joined to it. */
export function useSteady<Value>(
  view: string,
  now: Value | undefined,
  join: (shown: Value, now: Value) => Value,
): Value | undefined {
  const [known, setKnown] = useState({ view, now, value: now })
  if (known.view === view && known.now === now) return known.value
  const value = known.view === view && known.value && now ? join(known.value, now) : now
  setKnown({ view, now, value })
  return value
}

/** The rows as they are now, in the order they were shown; neither moves, leaves nor joins. */
export function keepOrder<Row extends object>(shown: readonly Row[], now: readonly Row[]): Row[] {
  const byId = new Map(now.map((row) => [idIn(row), row]))
  return shown.map((row) => {
    const id = idIn(row)
    return id === undefined ? row : (byId.get(id) ?? row)
  })
}

function idIn(row: object): unknown {
  return 'id' in row ? row.id : undefined
}
