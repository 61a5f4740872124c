import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { InquiryTarget } from '@/domain/inquiry/inquiry-form.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { pageQuery } from './calls/paging.ts'
import { viewerKey } from './calls/query-keys.ts'
import { write } from './calls/write.ts'

type Schemas = components['schemas']

export type LeadState = Schemas['LeadState']

/** The chat of a member's inquiry. */
export type InquiryChat = { person: number; property: number }

export type InquirySubject = {
  about: Schemas['InquirySubject']['about']
  /** Null when it is gone. */
  id: number | null
  title: string
  /** '' when it is gone, as for `picture`. */
  slug: string
  picture: string
}

/** As its sender sees it. */
export type Inquiry = {
  id: number
  subject: InquirySubject
  ownerName: string
  preferredTimes: string
  state: LeadState
  /** False when it is closed. */
  mayWrite: boolean
  /** ISO 8601. */
  lastAt: string
  chat: InquiryChat | null
}

export type InquiryMessage = {
  id: number
  isMine: boolean
  text: string
  /** ISO 8601. */
  sentAt: string
}

/** Token of a mail, or number of an inquiry of the viewer's. */
export type InquiryName = { token: string } | { id: number }

export type InquiryConversation = { inquiry: Inquiry; messages: InquiryMessage[] }

const INQUIRIES_PER_PAGE = 20

export const inquiryQueries = {
  /** Oldest message first. @throws ApiError `notFound` */
  conversation: (client: ApiClient, name: InquiryName) =>
    queryOptions({
      queryKey: viewerKey(client, 'inquiries', 'conversation', name),
      queryFn: async ({ signal }): Promise<InquiryConversation> => {
        const call = client.http.GET('/ext/inquiries/conversation', {
          params: { query: name },
          signal,
        })
        const { data, messages } = getReply(await call)
        return { inquiry: toInquiry(data), messages: messages.map(toInquiryMessage) }
      },
    }),

  /** Inquiries of the viewer, the latest first. */
  sent: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'inquiries', 'sent'),
      queryFn: async ({ signal, pageParam }) => {
        const params = { query: pageQuery(pageParam, INQUIRIES_PER_PAGE) }
        const reply = getReply(await client.http.GET('/ext/inquiries', { params, signal }))
        return { rows: reply.data.map(toInquiry), total: reply.total }
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, _, page) =>
        page * INQUIRIES_PER_PAGE < total ? page + 1 : undefined,
    }),

  /** Number of inquiries that the viewer sent without account and can add to it. */
  adoptable: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'inquiries', 'adoptable'),
      queryFn: async ({ signal }): Promise<number> => {
        const params = { query: pageQuery(1, 1) }
        return getReply(await client.http.GET('/ext/inquiries', { params, signal })).adoptable
      },
    }),
}

/** Signed time at which a form was opened; people without account send it back. */
export async function openInquiryForm(client: ApiClient): Promise<string> {
  return getReply(await client.http.GET('/ext/inquiries/form')).form_token
}

export type NewInquiry = {
  target: InquiryTarget
  /** The same for every try, so that it is stored once. */
  clientId: string
  name: string
  email: string
  mobile: string
  message: string
  preferredTimes: string
  /** Left empty by people. */
  website: string
  /** From `openInquiryForm`; null for members. */
  formToken: string | null
}

export type SentInquiry = {
  id: number
  /** Opens the conversation of people who get no mail. */
  token: string | null
  chat: InquiryChat | null
}

const TARGET_FIELDS = { property: 'property_id', project: 'project_id', agent: 'agent_id' } as const

/**
 * @throws ApiError `invalid`, `tooMany`, keys `formTooFast`, `formExpired`, `listingGone`,
 * `blocked`.
 */
export const sendInquiry = write(
  [['inquiries'], ['chat', 'list']],
  async (client: ApiClient, inquiry: NewInquiry): Promise<SentInquiry> => {
    const { target, clientId, message, preferredTimes, formToken, ...rest } = inquiry
    const { name, email, mobile, website } = rest
    const body = {
      [TARGET_FIELDS[target.about]]: target.id,
      message,
      consent: 1 as const,
      client_id: clientId,
      ...(name ? { name } : {}),
      ...(email ? { email } : {}),
      ...(mobile ? { mobile } : {}),
      ...(preferredTimes ? { preferred_times: preferredTimes } : {}),
      ...(website ? { website } : {}),
      ...(formToken === null ? {} : { form_token: formToken }),
    }
    const { id, token, chat } = getReply(await client.http.POST('/ext/inquiries', { body }))
    return { id, token, chat: toInquiryChat(chat) }
  },
)

/** @throws ApiError `invalid`, `notFound`, `tooMany`, keys `inquiryClosed`, `inquiryIsChat`, `blocked`. */
export const writeToInquiry = write(
  [['inquiries', 'conversation']],
  async (
    client: ApiClient,
    { name, message, clientId }: { name: InquiryName; message: string; clientId: string },
  ): Promise<InquiryMessage> => {
    const body = { ...name, message, client_id: clientId }
    const call = client.http.POST('/ext/inquiries/conversation', { body })
    return toInquiryMessage(getReply(await call).data)
  },
)

/** Returns how many were added. @throws ApiError key `emailNotProven` */
export const adoptInquiries = write([['inquiries']], async (client: ApiClient): Promise<number> => {
  return getReply(await client.http.POST('/ext/inquiries/adopt')).adopted
})

export function toInquirySubject(row: Schemas['InquirySubject']): InquirySubject {
  const { about, id, title, slug_id: slug, title_image: picture } = row
  return { about, id, title, slug, picture }
}

export function toInquiryMessage(row: Schemas['InquiryMessage']): InquiryMessage {
  return { id: row.id, isMine: row.is_mine, text: row.message, sentAt: row.created_at }
}

export function toInquiryChat(chat: Schemas['InquiryChat'] | null): InquiryChat | null {
  return chat && { person: chat.user_id, property: chat.property_id }
}

function toInquiry(row: Schemas['Inquiry']): Inquiry {
  return {
    id: row.id,
    subject: toInquirySubject(row.subject),
    ownerName: row.owner_name,
    preferredTimes: row.preferred_times,
    state: row.state,
    mayWrite: row.can_write,
    lastAt: row.last_at,
    chat: toInquiryChat(row.chat),
  }
}
