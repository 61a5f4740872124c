import type { Handlers } from '@/server/http/handler.ts'
import { placeCursor } from '../cursors.ts'
import {
  answerContactMessage,
  assignContactMessage,
  changeContactState,
  listContactMessages,
  viewContactMessage,
} from './inbox.ts'
import { toContactAnswer, toContactMessage } from './wire.ts'

export const inboxHandlers = {
  async getContactMessages({ query: { state, search = '', after, limit } }, context) {
    const wanted = { state: state ?? 'open', search, after, limit }
    const { rows, hasMore, total } = await listContactMessages(context, wanted)
    const last = rows.at(-1)
    return {
      error: false,
      message: rows.length > 0 ? 'Contact messages found.' : 'There are no such messages.',
      total,
      next: hasMore && last ? placeCursor(last) : null,
      data: rows.map(toContactMessage),
    }
  },

  async getContactMessage({ path: { id } }, context) {
    const { row, text, answers } = await viewContactMessage(context, id)
    return {
      error: false,
      message: 'Contact message found.',
      data: { message: toContactMessage(row), text, answers: answers.map(toContactAnswer) },
    }
  },

  async answerContactMessage({ body: { id, text, client_id } }, context) {
    await answerContactMessage(context, { id, text, clientId: client_id })
    return { error: false, message: 'The answer is sent.' }
  },

  async assignContactMessage({ body: { id, is_assigned, assigned_to } }, context) {
    const isAssigned = is_assigned === 1
    await assignContactMessage(context, { id, isAssigned, assignedTo: assigned_to ?? null })
    const message = isAssigned ? 'The message is assigned to you.' : 'The message is released.'
    return { error: false, message }
  },

  async changeContactMessageState({ body: { id, state } }, context) {
    await changeContactState(context, { id, state })
    const message = state === 'closed' ? 'The message is closed.' : 'The message is open again.'
    return { error: false, message }
  },
} satisfies Partial<Handlers>
