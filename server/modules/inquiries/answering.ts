import type { ServiceContext } from '@/server/actor.ts'
import { failure } from '@/server/contract/failure.ts'
import { loadViewerSide } from '@/server/modules/chat/sides.ts'
import { continueInquiry } from './conversation.ts'
import { findInquiry, type InquiryRow } from './inquiry-store.ts'
import { answerLead } from './leads.ts'

/** The chat that an inquiry goes on as; null for one with a conversation of its own. Raises notFound. */
export async function chatOfInquiry(context: ServiceContext, id: number): Promise<number | null> {
  return (await open(context, id)).chat_thread_id
}

/**
 * Writes as the side that the viewer is: its owner, the member who sent it, or, without account,
 * whoever asked. Raises as `answerLead` and `continueInquiry` do; notFound for others.
 */
export async function answerInquiry(
  context: ServiceContext,
  { id, text, clientId }: { id: number; text: string; clientId: string },
): Promise<void> {
  const inquiry = await open(context, id)
  if (await isSender(context, inquiry)) {
    await continueInquiry(context, inquiry, { message: text, clientId })
  } else {
    await answerLead(context, { id, message: text, clientId })
  }
}

async function isSender(context: ServiceContext, inquiry: InquiryRow): Promise<boolean> {
  const { viewer } = context
  if (viewer.kind === 'guest' || viewer.id !== inquiry.account_id) return viewer.kind === 'guest'
  return (await loadViewerSide(context)).sideId !== inquiry.owner_id
}

async function open({ deps }: ServiceContext, id: number): Promise<InquiryRow> {
  const inquiry = await findInquiry(deps.db, id)
  if (!inquiry) throw failure('notFound', 'This inquiry was not found.')
  return inquiry
}
