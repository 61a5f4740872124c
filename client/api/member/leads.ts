import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import { pageQuery } from '../calls/paging.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'
import {
  type InquiryChat,
  type InquiryMessage,
  type InquirySubject,
  type LeadState,
  toInquiryChat,
  toInquiryMessage,
  toInquirySubject,
} from '../inquiries.ts'

type Schemas = components['schemas']

/** An inquiry as its owner sees it. */
export type Lead = {
  id: number
  subject: InquirySubject
  /** True for inquiries of members. */
  isMember: boolean
  name: string
  /** '' when it was not given, as for `mobile`. */
  email: string
  mobile: string
  preferredTimes: string
  state: LeadState
  /** Beginning of the last message. */
  excerpt: string
  /** ISO 8601. */
  lastAt: string
  chat: InquiryChat | null
}

export type LeadCounts = Readonly<Record<LeadState, number>>

export type LeadPage = {
  rows: Lead[]
  total: number
  counts: LeadCounts
  /** Median time to an answer; null with too few of them. */
  answerMinutes: number | null
}

export type ReplyTemplate = { id: number; name: string; text: string }

export type LeadConversation = { lead: Lead; messages: InquiryMessage[] }

const LEADS_PER_PAGE = 20

export const leadQueries = {
  /** Those that were written to last come first; null for all states. */
  list: (client: ApiClient, state: LeadState | null) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'leads', 'list', { state }),
      queryFn: async ({ signal, pageParam }): Promise<LeadPage> => {
        const query = { ...pageQuery(pageParam, LEADS_PER_PAGE), ...(state ? { state } : {}) }
        const reply = getReply(await client.http.GET('/ext/leads', { params: { query }, signal }))
        const { total, counts, answer_minutes: answerMinutes } = reply
        return { rows: reply.data.map(toLead), total, counts, answerMinutes }
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, _, page) =>
        page * LEADS_PER_PAGE < total ? page + 1 : undefined,
    }),

  /** Number of leads without an answer. */
  unanswered: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'leads', 'unanswered'),
      queryFn: async ({ signal }): Promise<number> => {
        const params = { query: pageQuery(1, 1) }
        return getReply(await client.http.GET('/ext/leads', { params, signal })).counts.new
      },
    }),

  /** Oldest message first. @throws ApiError `notFound` */
  conversation: (client: ApiClient, id: number) =>
    queryOptions({
      queryKey: viewerKey(client, 'leads', 'conversation', { id }),
      queryFn: async ({ signal }): Promise<LeadConversation> => {
        const call = client.http.GET('/ext/leads/{id}', { params: { path: { id } }, signal })
        const { data, messages } = getReply(await call)
        return { lead: toLead(data), messages: messages.map(toInquiryMessage) }
      },
    }),

  /** By name. */
  templates: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'lead-templates', 'list'),
      queryFn: async ({ signal }): Promise<ReplyTemplate[]> => {
        const reply = getReply(await client.http.GET('/ext/lead-templates', { signal }))
        return reply.data.map(({ id, name, text }) => ({ id, name, text }))
      },
    }),
}

/** @throws ApiError `invalid`, `notFound`, `tooMany`, key `blocked`. */
export const answerLead = write(
  [['leads'], ['chat', 'list']],
  async (
    client: ApiClient,
    { id, message, clientId }: { id: number; message: string; clientId: string },
  ) => {
    const body = { message, client_id: clientId }
    getReply(await client.http.POST('/ext/leads/{id}/answers', { params: { path: { id } }, body }))
  },
)

export type LeadStateChange = Exclude<LeadState, 'new'>

/** `answered` opens a closed one again. */
export const changeLeadState = write(
  [['leads']],
  async (client: ApiClient, { id, state }: { id: number; state: LeadStateChange }) => {
    const params = { path: { id } }
    getReply(await client.http.POST('/ext/leads/{id}/state', { params, body: { state } }))
  },
)

/** `id` null creates one. @throws ApiError `invalid`, key `tooManyTemplates`. */
export const saveReplyTemplate = write(
  [['lead-templates']],
  async (client: ApiClient, { id, ...body }: { id: number | null; name: string; text: string }) => {
    if (id === null) {
      getReply(await client.http.POST('/ext/lead-templates', { body }))
      return
    }
    const params = { path: { id } }
    getReply(await client.http.PUT('/ext/lead-templates/{id}', { params, body }))
  },
)

/** Answers that were sent stay. */
export const deleteReplyTemplate = write(
  [['lead-templates']],
  async (client: ApiClient, id: number) => {
    getReply(await client.http.DELETE('/ext/lead-templates/{id}', { params: { path: { id } } }))
  },
)

function toLead(row: Schemas['Lead']): Lead {
  return {
    id: row.id,
    subject: toInquirySubject(row.subject),
    isMember: row.account_id !== null,
    name: row.name,
    email: row.email ?? '',
    mobile: row.mobile ?? '',
    preferredTimes: row.preferred_times,
    state: row.state,
    excerpt: row.excerpt,
    lastAt: row.last_at,
    chat: toInquiryChat(row.chat),
  }
}
