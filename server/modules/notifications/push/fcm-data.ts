import type { NotificationRow } from '../store.ts'
import type { PushContent } from './push-payload.ts'

/** Payload of the specification's apps: every value is a string. Pictures need PUBLIC_URL. */
export function fcmData(
  row: NotificationRow,
  content: PushContent,
  publicUrl: string | undefined,
): Record<string, string> {
  const { title, body, page, image, unread } = content
  const common = {
    title,
    message: body,
    body,
    type: toType(row.kind),
    click_action: page,
    sound: 'default',
    image: image && publicUrl ? publicUrl + image : '',
  }
  if (row.kind !== 'message') return { ...common, id: toId(row) }
  return {
    ...common,
    sender_id: String(row.actor_id ?? 0),
    receiver_id: String(row.account_id ?? ''),
    username: row.actor_name ?? '',
    property_id: String(row.property_id ?? ''),
    property_title: row.property_title ?? '',
    created_at: row.created_at.toISOString(),
    unread_messages_count: String(unread),
  }
}

/** Kinds that the specification does not have are inquiries about a property. */
function toType(kind: NotificationRow['kind']): string {
  if (kind === 'message') return 'chat'
  if (kind === 'verified' || kind === 'not-verified') return 'agent_verification'
  if (kind.startsWith('advert-')) return 'advertisement_request'
  if (kind.startsWith('payment-') || kind.startsWith('package-')) return 'payment'
  return kind === 'announcement' ? 'general' : 'property_inquiry'
}

function toId(row: NotificationRow): string {
  return String(row.property_id ?? row.project_id ?? row.inquiry_id ?? row.id)
}
