import type { HttpApp } from '@/server/http/router.ts'
import { callOk } from './call.ts'
import type { SignedIn } from './members.ts'

/** Two people and a property, as a test of chat has them; 0 is the administrator. */
export type Talk = { from: SignedIn; to: number; about: number }

export async function say(
  app: HttpApp,
  { from, to, about }: Talk,
  message: string,
  clientId?: string,
) {
  const sent = { sender_id: from.id, receiver_id: to, property_id: about, message }
  const body = clientId ? { ...sent, client_id: clientId } : sent
  return callOk(app, 'sendMessage', { token: from.token, body })
}

/** Reads as the page of a conversation does; answers its texts, newest first. */
export async function hear(app: HttpApp, { from, to, about }: Talk) {
  const query = { user_id: to, property_id: about }
  const { data, ...reply } = await callOk(app, 'getMessages', { token: from.token, query })
  return { ...reply, messages: data.data, texts: data.data.map(({ message }) => message) }
}

export async function chats(app: HttpApp, { token }: SignedIn) {
  return callOk(app, 'getChats', { token })
}
