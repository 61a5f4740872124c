import type { OwnState } from './client-state.ts'

/** Three-way merge of two tabs' state: fields changed in this tab since `base` win. */
export function mergeChanges(base: OwnState, mine: OwnState, theirs: OwnState): OwnState {
  return {
    Settings: merged(base.Settings, mine.Settings, theirs.Settings),
    User_signup: merged(base.User_signup, mine.User_signup, theirs.User_signup),
    Language: merged(base.Language, mine.Language, theirs.Language),
    cachedata: merged(base.cachedata, mine.cachedata, theirs.cachedata),
    // Location and its flag must stay consistent.
    location: isSame(base.location, mine.location) ? theirs.location : mine.location,
  }
}

function merged<Slice extends object>(base: Slice, mine: Slice, theirs: Slice): Slice {
  const result = { ...theirs }
  for (const name in mine) if (!isSame(base[name], mine[name])) result[name] = mine[name]
  return result
}

/** Compares JSON; both sides have the same key order. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
