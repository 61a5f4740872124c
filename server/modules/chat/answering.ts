import type { ServiceContext } from '@/server/actor.ts'
import type { UploadedFile } from '@/server/contract/decoding/uploaded-file.ts'
import { failure } from '@/server/contract/failure.ts'
import { sendMessage } from './sending.ts'
import { loadViewerSide, toWireSide } from './sides.ts'
import { readThread } from './thread-store.ts'

/**
 * Writes to the other side of a conversation that is known by its number. Raises notFound, and as
 * `sendMessage` does.
 */
export async function answerThread(
  context: ServiceContext,
  {
    id,
    text = '',
    file,
    clientId,
  }: { id: number; text?: string; file?: UploadedFile; clientId: string },
): Promise<void> {
  const me = await loadViewerSide(context)
  const thread = await readThread(context.deps.db, { id, me: me.sideId })
  if (!thread) throw failure('notFound', 'This conversation was not found.')
  await sendMessage(context, {
    senderId: me.accountId,
    receiverId: toWireSide(thread.peer_id),
    propertyId: thread.property_id,
    clientId,
    text,
    file,
    audio: undefined,
  })
}
