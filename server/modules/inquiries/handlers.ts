import type { Handlers } from '@/server/http/handler.ts'
import { adopt, listSent, readInquiry, writeAgain } from './conversation.ts'
import { newFormToken } from './form-token.ts'
import { sendInquiry } from './sending.ts'
import { toInquiry, toInquiryMessage } from './wire.ts'

const SENDERS = { isOwner: false }

export const inquiriesHandlers = {
  async getInquiryForm(_input, { deps, clientAddress }) {
    await deps.limits.consume('inquiryFormsByAddress', clientAddress)
    const token = newFormToken({ secret: deps.config.secretKey, at: deps.clock() })
    return { error: false, message: 'The form is open.', form_token: token }
  },

  async sendInquiry({ body }, context) {
    const { id, token, chat } = await sendInquiry(context, body)
    return { error: false, message: 'Your inquiry is sent.', id, token, chat }
  },

  async getSentInquiries({ query }, context) {
    const { offset, limit } = query
    const { rows, total, adoptable, adminName } = await listSent(context, { offset, limit })
    const { origin } = context
    return {
      error: false,
      message: rows.length > 0 ? 'Your inquiries.' : 'You have no inquiries yet.',
      total,
      adoptable,
      data: rows.map((row) => {
        const ownerName = row.owner_id === null ? adminName : (row.owner_name ?? '')
        return toInquiry(row, { origin, ownerName })
      }),
    }
  },

  async adoptInquiries(_input, context) {
    const adopted = await adopt(context)
    return { error: false, message: 'The inquiries are yours.', adopted }
  },

  async getInquiry({ query }, context) {
    const { inquiry, messages, ownerName } = await readInquiry(context, query)
    return {
      error: false,
      message: 'Your inquiry.',
      data: toInquiry(inquiry, { origin: context.origin, ownerName }),
      messages: messages.map((row) => toInquiryMessage(row, SENDERS)),
    }
  },

  async writeToInquiry({ body }, context) {
    const { client_id: clientId, ...sent } = body
    const row = await writeAgain(context, { ...sent, clientId })
    return { error: false, message: 'Your message is sent.', data: toInquiryMessage(row, SENDERS) }
  },
} satisfies Partial<Handlers>
