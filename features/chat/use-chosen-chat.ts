import { useSearchParams } from 'next/navigation'
import type { MouseEvent } from 'react'
import type { ChatKey } from '@/client/api/member/chat.ts'
import { chatOfQuery, messageOfQuery } from '@/domain/web/chat-route.ts'

/** The conversation that the address names; null while only the list is wanted. */
export function useChosenChat(): ChatKey | null {
  const chosen = chatOfQuery(useSearchParams())
  return chosen && { peer: chosen.person, listing: chosen.property }
}

/** `seq` of the message that the address names; null without one. */
export function useChosenMessage(): number | null {
  return messageOfQuery(useSearchParams())
}

/**
 * Follows a link to a conversation, or back to the list, without asking the server: also works
 * offline. Leaves clicks with a modifier key to the browser.
 */
export function followChatLink(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  showChat(event.currentTarget.href)
}

export function showChat(address: string): void {
  if (address !== location.href) window.history.pushState(null, '', address)
  window.scrollTo({ top: 0, behavior: 'instant' })
}
