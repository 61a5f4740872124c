import { excerptAround } from '@/domain/chat/search-words.ts'
import { humanisedAge } from '@/domain/web/relative-time.ts'
import { escapeXml } from '@/domain/web/xml.ts'
import type { components } from '@/generated/api-types.ts'
import { flag, wireDate } from '@/server/contract/wire-values.ts'
import { imageUrl } from '@/server/modules/files/urls.ts'
import type { Administrator } from '@/server/modules/settings/administrator.ts'
import type { MessageRow } from './message-store.ts'
import type { FoundRow } from './search-store.ts'
import { toWireSide, type ViewerSide } from './sides.ts'
import type { ThreadRow } from './thread-store.ts'

type Schemas = components['schemas']

export type ChatShaping = {
  me: ViewerSide
  origin: string
  now: Date
  administrator: Administrator
  /** Signed address of a private file; '' without a key. */
  fileUrl: (key: string | null) => string
}

export function toThread(row: ThreadRow, shaping: ChatShaping): Schemas['ChatThread'] {
  const { origin, administrator } = shaping
  const isAdmin = row.peer_id === null
  return {
    property_id: row.property_id,
    title: row.title ?? '',
    title_image: imageUrl(origin, row.image_key),
    user_id: toWireSide(row.peer_id),
    name: isAdmin ? administrator.name : (row.name ?? ''),
    profile: isAdmin ? administrator.profile : imageUrl(origin, row.profile_key),
    date: wireDate(row.last_at),
    unread_count: row.unread_count,
    is_blocked_by_me: row.is_blocked_by_me,
    is_blocked_by_user: row.is_blocked_by_user,
    slug_id: row.slug ?? '',
    is_active: flag(row.is_active),
    last_seq: row.last_seq,
    last_message: escapeXml(row.last_text ?? ''),
    last_message_type:
      row.last_text === null
        ? null
        : toMessageType({
            text: row.last_text,
            hasFile: row.last_has_file === true,
            hasAudio: row.last_has_audio === true,
          }),
  }
}

export function toFoundMessage(
  row: FoundRow,
  words: readonly string[],
  { me, origin, administrator }: ChatShaping,
): Schemas['FoundMessage'] {
  const isAdmin = row.peer_id === null
  return {
    id: row.id,
    seq: row.seq,
    user_id: toWireSide(row.peer_id),
    name: isAdmin ? administrator.name : (row.name ?? ''),
    profile: isAdmin ? administrator.profile : imageUrl(origin, row.profile_key),
    property_id: row.property_id,
    title: row.title ?? '',
    is_mine: row.sender_id === me.sideId,
    message: escapeXml(excerptAround(row.text, words)),
    created_at: wireDate(row.created_at),
  }
}

/** `peerId` and `propertyId` are the conversation's. */
export function toMessage(
  row: MessageRow,
  { peerId, propertyId }: { peerId: number | null; propertyId: number },
  { me, origin, now, administrator, fileUrl }: ChatShaping,
): Schemas['ChatMessage'] {
  const isMine = row.sender_id === me.sideId
  return {
    id: row.id,
    sender_id: toWireSide(row.sender_id),
    receiver_id: toWireSide(isMine ? peerId : me.sideId),
    property_id: propertyId,
    message: escapeXml(row.text),
    file: fileUrl(row.file_key),
    audio: fileUrl(row.audio_key),
    chat_message_type: toMessageType({
      text: row.text,
      hasFile: row.file_key !== null,
      hasAudio: row.audio_key !== null,
    }),
    is_read: flag(row.is_read),
    user_profile: me.sideId === null ? administrator.profile : imageUrl(origin, me.profileKey),
    time_ago: humanisedAge(row.created_at, now),
    created_at: wireDate(row.created_at),
    updated_at: wireDate(row.created_at),
    seq: row.seq,
    client_id: row.author_id === me.accountId ? row.client_id : null,
    file_name: row.file_name,
  }
}

type Contents = { text: string; hasFile: boolean; hasAudio: boolean }

function toMessageType({
  text,
  hasFile,
  hasAudio,
}: Contents): Schemas['ChatMessage']['chat_message_type'] {
  if (hasAudio) return 'audio'
  if (!hasFile) return 'text'
  return text === '' ? 'file' : 'file_and_text'
}

/** The specification's pages, with their addresses. */
export function toMessagePage(
  data: Schemas['ChatMessage'][],
  {
    total,
    page,
    perPage,
    address,
    query,
  }: {
    total: number
    page: number
    perPage: number
    address: string
    query: Record<string, string>
  },
): Schemas['ChatMessagePage'] {
  const last = Math.max(1, Math.ceil(total / perPage))
  const at = (number: number) =>
    `${address}?${new URLSearchParams({ ...query, page: String(number) })}`
  const from = (page - 1) * perPage + 1
  const shown = data.length > 0
  const near = [page - 1, page, page + 1].filter((number) => number >= 1 && number <= last)
  return {
    current_page: page,
    data,
    first_page_url: at(1),
    from: shown ? from : null,
    last_page: last,
    last_page_url: at(last),
    links: near.map((number) => ({
      url: at(number),
      label: String(number),
      active: number === page,
    })),
    next_page_url: page < last ? at(page + 1) : null,
    path: address,
    per_page: perPage,
    prev_page_url: page > 1 ? at(page - 1) : null,
    to: shown ? from + data.length - 1 : null,
    total,
  }
}
