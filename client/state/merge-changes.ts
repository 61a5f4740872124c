import type { OwnState } from './client-state.ts'

/**
 * The state of two tabs in one: of every field the value that this tab has changed since `base`,
 * else what the other one has written.
 */
export function mergeChanges(base: OwnState, mine: OwnState, theirs: OwnState): OwnState {
  return {
    Settings: merged(base.Settings, mine.Settings, theirs.Settings),
    User_signup: merged(base.User_signup, mine.User_signup, theirs.User_signup),
    Language: merged(base.Language, mine.Language, theirs.Language),
    cachedata: merged(base.cachedata, mine.cachedata, theirs.cachedata),
    // A place and whether there is one belong together.
    location: isSame(base.location, mine.location) ? theirs.location : mine.location,
  }
}

function merged<Slice extends object>(base: Slice, mine: Slice, theirs: Slice): Slice {
  const result = { ...theirs }
  for (const name in mine) if (!isSame(base[name], mine[name])) result[name] = mine[name]
  return result
}

/** Both are made of nothing but JSON, with their fields in one order. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
