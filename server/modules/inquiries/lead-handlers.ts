import type { Handlers } from '@/server/http/handler.ts'
import { answerLead, listLeads, readLead, setLeadState } from './leads.ts'
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from './templates.ts'
import { toInquiryMessage, toLead, toReplyTemplate } from './wire.ts'

const OWNERS = { isOwner: true }

/** Inquiries as their owners see them. */
export const leadHandlers = {
  async getLeads({ query: { state, offset, limit } }, context) {
    const found = await listLeads(context, { state, offset, limit })
    return {
      error: false,
      message: found.rows.length > 0 ? 'Your leads.' : 'You have no leads yet.',
      total: found.total,
      counts: found.counts,
      answer_minutes: found.minutes,
      data: found.rows.map((row) => toLead(row, context.origin)),
    }
  },

  async getLead({ path: { id } }, context) {
    const { lead, messages } = await readLead(context, id)
    return {
      error: false,
      message: 'The lead.',
      data: toLead(lead, context.origin),
      messages: messages.map((row) => toInquiryMessage(row, OWNERS)),
    }
  },

  async answerLead({ path: { id }, body }, context) {
    const sent = { id, message: body.message, clientId: body.client_id }
    const { lead, message } = await answerLead(context, sent)
    return {
      error: false,
      message: 'Your answer is sent.',
      data: message && toInquiryMessage(message, OWNERS),
      lead: toLead(lead, context.origin),
    }
  },

  async changeLeadState({ path: { id }, body: { state } }, context) {
    const lead = await setLeadState(context, { id, state })
    return { error: false, message: 'The lead is changed.', data: toLead(lead, context.origin) }
  },

  async getReplyTemplates(_input, context) {
    const data = (await listTemplates(context)).map(toReplyTemplate)
    return { error: false, message: 'Your texts.', data }
  },

  async createReplyTemplate({ body }, context) {
    const data = toReplyTemplate(await createTemplate(context, body))
    return { error: false, message: 'Your text is saved.', data }
  },

  async changeReplyTemplate({ path: { id }, body }, context) {
    const data = toReplyTemplate(await changeTemplate(context, { id, ...body }))
    return { error: false, message: 'Your text is saved.', data }
  },

  async deleteReplyTemplate({ path: { id } }, context) {
    await removeTemplate(context, id)
    return { error: false, message: 'Your text is deleted.' }
  },
} satisfies Partial<Handlers>
