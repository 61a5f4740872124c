import sharp from 'sharp'
import type { Calls } from './demo-calls.ts'

type Sides = {
  /** Tokens. */
  member: string
  agent: string
  /** Of the agent; the first two are used. */
  properties: readonly { id: number }[]
}

const QUESTION =
  'We are a family of four with a dog. Is the garden fenced, and how old is the roof?'
const WHEN = 'Weekdays after five, Saturdays all day'
const PROJECT_QUESTION = 'When will the next homes be ready, and is a parking space included?'

const TIMES = {
  time_zone: 'America/Los_Angeles',
  minutes: 30,
  notice_hours: 24,
  kind: 'place',
  place: 'At the front door. Please ring twice.',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '16:00', to: '18:00' })),
}

/**
 * The member asks about a project and two properties of the agent, who offers times and agrees to
 * one of two viewings. Does nothing if the member has asked before.
 */
export async function inquire(calls: Calls, sides: Sides): Promise<void> {
  const { member, agent, properties } = sides
  const { total } = await calls.get('ext/inquiries', member)
  if (total > 0) return
  await calls.put('ext/viewings/schedule', TIMES, { token: agent })
  const ask = async (inquiry: object) => {
    const { id } = await calls.post('ext/inquiries', { ...inquiry, consent: 1 }, { token: member })
    return id
  }
  const { data: projects } = await calls.get('get-projects?limit=1')
  for (const { id } of projects) await ask({ message: PROJECT_QUESTION, project_id: id })
  for (const [index, { id: property_id }] of properties.slice(0, 2).entries()) {
    const id = await ask({ message: QUESTION, preferred_times: WHEN, property_id })
    const { data: times } = await calls.get(`ext/viewings/slots?property_id=${property_id}`)
    const { data } = await calls.post(
      'ext/viewings',
      { id, starts_at: times[index * 3] },
      { token: member },
    )
    if (index > 0) continue
    const agreed = { act: 'agree', sequence: data.sequence }
    await calls.post(`ext/viewings/${data.id}`, agreed, { token: agent })
  }
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
