import type { ChatMessage } from '@/client/api/member/chat.ts'

type Page = { messages: readonly ChatMessage[] }

/**
 * Messages of pages (the newest page and message first) and those that came since, each once, the
 * oldest first.
 */
export function joinMessages(
  pages: readonly Page[],
  newer: readonly ChatMessage[],
): readonly ChatMessage[] {
  const loaded = pages.flatMap(({ messages }) => messages).reverse()
  const known = new Set(loaded.map(({ id }) => id))
  const added = new Map(newer.filter(({ id }) => !known.has(id)).map((each) => [each.id, each]))
  return [...loaded, ...[...added.values()].sort((one, other) => one.seq - other.seq)]
}
