import type { components } from '@/generated/api-types.ts'
import { wireDate } from '@/server/contract/wire-values.ts'
import { toWireSide } from '@/server/modules/chat/sides.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { InquiryRow } from './inquiry-store.ts'
import type { InquiryMessageRow } from './message-store.ts'
import type { TemplateRow } from './template-store.ts'

type Schemas = components['schemas']

function toSubject(row: InquiryRow, origin: string): Schemas['InquirySubject'] {
  const ids = {
    property: row.property_id,
    project: row.project_id,
    agent: toWireSide(row.owner_id),
  }
  const isThere = row.slug !== null || row.about === 'agent'
  return {
    about: row.about,
    id: isThere ? ids[row.about] : null,
    slug_id: row.slug ?? '',
    title: row.title,
    title_image: isThere ? imageUrl(origin, row.image_key) : '',
  }
}

function toChat(
  { chat_property_id }: InquiryRow,
  peer: number | null,
): Schemas['InquiryChat'] | null {
  if (chat_property_id === null) return null
  return { user_id: toWireSide(peer), property_id: chat_property_id }
}

/** For its sender. */
export function toInquiry(
  row: InquiryRow,
  { origin, ownerName }: { origin: string; ownerName: string },
): Schemas['Inquiry'] {
  return {
    id: row.id,
    subject: toSubject(row, origin),
    owner_name: ownerName,
    name: row.name,
    preferred_times: row.preferred_times,
    state: row.status,
    can_write: row.status !== 'closed' || row.chat_thread_id !== null,
    created_at: wireDate(row.created_at),
    last_at: wireDate(row.last_at),
    chat: toChat(row, row.owner_id),
  }
}

/** For its owner. */
export function toLead(row: InquiryRow, origin: string): Schemas['Lead'] {
  return {
    id: row.id,
    subject: toSubject(row, origin),
    account_id: row.account_id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    preferred_times: row.preferred_times,
    state: row.status,
    excerpt: row.excerpt,
    created_at: wireDate(row.created_at),
    last_at: wireDate(row.last_at),
    answered_at: row.answered_at && wireDate(row.answered_at),
    chat: toChat(row, row.sender_is_admin ? null : row.account_id),
  }
}

export function toInquiryMessage(
  row: InquiryMessageRow,
  { isOwner }: { isOwner: boolean },
): Schemas['InquiryMessage'] {
  return {
    id: row.id,
    is_mine: row.is_owners === isOwner,
    message: row.text,
    created_at: wireDate(row.created_at),
  }
}

export function toReplyTemplate(row: TemplateRow): Schemas['ReplyTemplate'] {
  return { id: row.id, name: row.name, text: row.text, updated_at: wireDate(row.updated_at) }
}
