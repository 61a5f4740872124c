import type { LiveEvent } from './live-events.ts'

export type ChatEvent = Extract<LiveEvent, { type: 'chat' }>

type Listener = (event: ChatEvent) => void

const listeners = new Set<Listener>()

/** Calls `listener` when something happened in a conversation; returns how to end it. */
export function onChatChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Called for each event of the live connection. */
export function notifyChatChange(event: ChatEvent): void {
  for (const listener of [...listeners]) listener(event)
}
