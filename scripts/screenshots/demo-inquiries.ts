import sharp from 'sharp'
import type { Calls } from './demo-calls.ts'

type Sides = {
  /** Tokens. */
  member: string
  agent: string
  /** Of the agent; null if the demo region has none. */
  property: { id: number } | null
}

const QUESTION = {
  message: 'We are a family of four with a dog. Is the garden fenced, and how old is the roof?',
  preferred_times: 'Weekdays after five, Saturdays all day',
}
const SECOND_QUESTION = { message: 'Could my parents see it too, before we decide?' }
const PROJECT_QUESTION = {
  message: 'When will the next homes be ready, and is a parking space included?',
}

const TIMES = {
  time_zone: 'America/Los_Angeles',
  minutes: 30,
  notice_hours: 24,
  kind: 'place',
  place: 'At the front door. Please ring twice.',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '16:00', to: '18:00' })),
}

/**
 * The member asks the agent about a property, and others about a project. The agent offers times and
 * agrees to one of two viewings. Does nothing if the member has asked before.
 */
export async function inquire(calls: Calls, sides: Sides): Promise<void> {
  const { member, agent, property } = sides
  const { total } = await calls.get('ext/inquiries', member)
  if (total > 0 || !property) return
  await calls.put('ext/viewings/schedule', TIMES, { token: agent })
  const ask = async (inquiry: object) => {
    const { id } = await calls.post('ext/inquiries', { ...inquiry, consent: 1 }, { token: member })
    return id
  }
  const { data: times } = await calls.get(`ext/viewings/slots?property_id=${property.id}`)
  const view = async (id: number, starts_at: string) => {
    const { data } = await calls.post('ext/viewings', { id, starts_at }, { token: member })
    return data
  }
  const { data: projects } = await calls.get('get-projects?limit=1')
  for (const { id } of projects) await ask({ ...PROJECT_QUESTION, project_id: id })
  const first = await view(await ask({ ...QUESTION, property_id: property.id }), times[0])
  const agreed = { act: 'agree', sequence: first.sequence }
  await calls.post(`ext/viewings/${first.id}`, agreed, { token: agent })
  await view(await ask({ ...SECOND_QUESTION, property_id: property.id }), times[3])
}

/** Two bank transfers of the member: one confirmed, one open. */
export async function payByTransfer(
  calls: Calls,
  { member, administrator }: { member: string; administrator: string },
): Promise<void> {
  const { total } = await calls.get('get_payment_details', member)
  if (total > 0) return
  for (const [index, package_id] of [3, 2].entries()) {
    const sent = new FormData()
    sent.append('package_id', String(package_id))
    sent.append('file', await receipt(), 'receipt.png')
    await calls.post('initiate-bank-transfer', sent, { token: member })
    if (index > 0) continue
    const { data } = await calls.get('ext/admin/bank-transfers', administrator)
    const decided = { payment_transaction_id: data[0].id, decision: 'approve' }
    await calls.post('ext/admin/bank-transfers/decisions', decided, { token: administrator })
  }
}

async function receipt(): Promise<Blob> {
  const paper = { create: { width: 600, height: 800, channels: 3 as const, background: 'white' } }
  return new Blob([new Uint8Array(await sharp(paper).png().toBuffer())], { type: 'image/png' })
}
