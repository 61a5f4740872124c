import { useEffect } from 'react'
import type { ChatKey } from '@/client/api/member/chat.ts'
import type { OfferedProperty } from '@/client/api/properties.ts'
import { useChatNotes } from '@/features/shell/use-chat-notes.ts'

/** Stores a conversation with the owner of a listing that has no message yet. */
export function useNewChatNote(
  { peer, listing }: ChatKey,
  { isNew, offered }: { isNew: boolean; offered: OfferedProperty | undefined },
): void {
  const { prepare } = useChatNotes()
  useEffect(() => {
    if (!isNew || offered?.owner.id !== peer) return
    const { card, owner } = offered
    prepare({
      user_id: peer,
      name: owner.name,
      profile: owner.portrait,
      property_id: listing,
      title: card.title,
      title_image: card.picture.url,
      slug_id: card.slug,
    })
  }, [isNew, offered, peer, listing, prepare])
}
