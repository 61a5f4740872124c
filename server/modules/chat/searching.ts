import { searchWords } from '@/domain/chat/search-words.ts'
import type { ServiceContext } from '@/server/actor.ts'
import { type FoundRow, findMessages } from './search-store.ts'
import { loadViewerSide, type ViewerSide } from './sides.ts'

export type FoundMessages = { me: ViewerSide; words: string[]; rows: FoundRow[]; total: number }

/** Messages of the viewer's conversations with all words of a query, newest first. */
export async function searchMessages(
  context: ServiceContext,
  { query, offset, limit }: { query: string; offset: number; limit: number },
): Promise<FoundMessages> {
  const me = await loadViewerSide(context)
  const words = searchWords(query)
  if (words.length === 0) return { me, words, rows: [], total: 0 }
  const found = await findMessages(context.deps.db, { me: me.sideId, words, offset, limit })
  return { me, words, ...found }
}
