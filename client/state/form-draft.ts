/**
 * What is being written in a form, kept in this tab until it is sent: a reload or a lost connection
 * loses nothing. Where storage is full or forbidden, nothing is kept and nothing fails.
 */
export type Draft = Readonly<Record<string, string>>

export function readDraft(form: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + form) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string'
      }),
    )
  } catch {
    return {}
  }
}

export function keepDraft(form: string, values: Draft): void {
  try {
    sessionStorage.setItem(PREFIX + form, JSON.stringify(values))
  } catch {
    // Full or forbidden: the form itself still holds what was typed.
  }
}

export function dropDraft(form: string): void {
  try {
    sessionStorage.removeItem(PREFIX + form)
  } catch {
    // Forbidden: then nothing was kept either.
  }
}

const PREFIX = 'draft:'
