import { wholeNumber } from '../values/whole-number.ts'
import { routes, withPairs } from './routes.ts'

/**
 * Without a conversation the list of them; `person` 0 is the administrator, `message` the `seq` of
 * one to show.
 */
export function chatRoute(chat?: { person: number; property: number; message?: number }): string {
  if (!chat) return routes.member('chat')
  const { person, property, message } = chat
  return withPairs(routes.member('chat'), {
    person: String(person),
    property: String(property),
    ...(message === undefined ? {} : { message: String(message) }),
  })
}

/** The conversation that an address names; null without one. */
export function chatOfQuery(query: {
  get(name: string): string | null
}): { person: number; property: number } | null {
  const person = wholeNumber(query.get('person'))
  const property = wholeNumber(query.get('property'))
  return person === null || !property ? null : { person, property }
}

/** `seq` of the message that an address names; null without one. */
export function messageOfQuery(query: { get(name: string): string | null }): number | null {
  return wholeNumber(query.get('message')) || null
}
