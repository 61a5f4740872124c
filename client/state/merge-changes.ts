import { toFields } from '@/domain/values/records.ts'
import type { OwnState } from './client-state.ts'

/** Fields that differ, as `slice.name`. Location and its flag are one field, `location`. */
export function changedFields(before: OwnState, after: OwnState): string[] {
  return fieldNames(after).filter((field) => !isSame(valueAt(before, field), valueAt(after, field)))
}

/** Their state with the fields of `mine` that `isMine` names. */
export function mergeChanges(
  mine: OwnState,
  theirs: OwnState,
  isMine: (field: string) => boolean,
): OwnState {
  const merged = <Slice extends object>(slice: string, own: Slice, other: Slice): Slice => {
    const result = { ...other }
    for (const name in own) if (isMine(`${slice}.${name}`)) result[name] = own[name]
    return result
  }
  return {
    Settings: merged('Settings', mine.Settings, theirs.Settings),
    User_signup: merged('User_signup', mine.User_signup, theirs.User_signup),
    Language: merged('Language', mine.Language, theirs.Language),
    cachedata: merged('cachedata', mine.cachedata, theirs.cachedata),
    location: isMine('location') ? mine.location : theirs.location,
  }
}

function fieldNames(state: OwnState): string[] {
  return Object.entries(state).flatMap(([slice, fields]) =>
    slice === 'location' ? [slice] : Object.keys(fields).map((name) => `${slice}.${name}`),
  )
}

function valueAt(state: OwnState, field: string): unknown {
  const [slice, name] = field.split('.')
  const fields = toFields(toFields(state)[slice ?? ''])
  return name === undefined ? fields : fields[name]
}

/** Compares JSON; both sides have the same key order. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
