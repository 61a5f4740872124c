import type { BrowserContext } from 'playwright'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'
import { type Calls, callsTo } from './demo-calls.ts'
import { inquire, payByTransfer } from './demo-inquiries.ts'

/** Sign-in reply as browsers store it. */
type SignedIn = { token: string; data: Record<string, unknown> }

export type Viewer = 'member' | 'agent' | 'administrator'

/** Null if the demo region has no such listing. */
export type People = Record<Viewer, SignedIn> & {
  /** Properties of the agent: a public one, and a changed one that is pending review. */
  shown: Listed | null
  changed: Listed | null
  project: Listed | null
}

type Listed = { id: number; slug: string }

const DEVICES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
] as const

/**
 * Signs in all accounts, the member on three devices, and creates data to show: a block, interest,
 * a requested code, an edited approved listing, messages about a home, inquiries, viewings and bank
 * transfers. `provider` has no trailing slash and is the address that pages know, since their
 * policy allows its images.
 */
export async function signInPeople(provider: string, interestSlug: string | null): Promise<People> {
  const calls = callsTo(provider)
  const enter = async (email: string, device: string): Promise<SignedIn> => {
    const entry = { type: '3', email, password: DEMO_ACCOUNTS.password }
    const { token, data } = await calls.post('user_signup', entry, { device })
    return { token, data }
  }
  const [phone, tablet, desk] = DEVICES
  await enter(DEMO_ACCOUNTS.member, phone)
  await enter(DEMO_ACCOUNTS.member, tablet)
  const member = await enter(DEMO_ACCOUNTS.member, desk)
  const agent = await enter(DEMO_ACCOUNTS.agent, desk)
  const administrator = await enter(DEMO_ACCOUNTS.administrator, desk)
  await liveAsMember(calls, member.token, interestSlug)
  const { open, ...listings } = await liveAsAgent(calls, agent.token)
  if (listings.shown) await talk(calls, [member, agent], listings.shown.id)
  await inquire(calls, { member: member.token, agent: agent.token, properties: open })
  await payByTransfer(calls, { member: member.token, administrator: administrator.token })
  return { member, agent, administrator, ...listings }
}

const TALK = [
  'Hello! Is the house still available, and when could we see it?',
  'Yes, it is. Would Thursday at five suit you? The garden is at its best then.',
  'Thursday is fine. Please send the floor plan, if you have one.',
  'I’ll bring it along. You can call me on +1 503 555 0142.',
]

/** The two write to each other in turns, once. */
async function talk(calls: Calls, people: [SignedIn, SignedIn], property: number): Promise<void> {
  const [member, agent] = people
  const query = `user_id=${agent.data.id}&property_id=${property}&per_page=1`
  const { data } = await calls.get(`get_messages?${query}`, member.token)
  if (data.total > 0) return
  for (const [index, message] of TALK.entries()) {
    const [from, to] = index % 2 === 0 ? [member, agent] : [agent, member]
    const sent = new FormData()
    sent.append('sender_id', String(from.data.id))
    sent.append('receiver_id', String(to.data.id))
    sent.append('property_id', String(property))
    sent.append('message', message)
    await calls.post('send_message', sent, { token: from.token })
  }
}

async function liveAsMember(calls: Calls, token: string, interestSlug: string | null) {
  const { data: blocks } = await calls.get('ext/account/blocks', token)
  const agents = await calls.get('agent-list?limit=2&offset=30')
  const reasons = ['Sends the same offer every day, even after I asked to stop.', '']
  for (const [index, reason] of blocks.length > 0 ? [] : reasons.entries()) {
    await calls.post('block-user', { to_user_id: agents.data[index].id, reason }, { token })
  }
  if (interestSlug) {
    const { data } = await calls.get(`get_property?slug_id=${encodeURIComponent(interestSlug)}`)
    await calls.post('interested_users', { property_id: data[0].id, type: '1' }, { token })
  }
  const { data: outbox } = await calls.get('ext/account/outbox')
  if (outbox.length === 0) {
    await calls.post('forgot-password', { email: DEMO_ACCOUNTS.member })
    await calls.post('get-otp', { number: '+15035550199' })
  }
}

type Own = {
  id: number
  slug_id: string
  title: string
  description: string
  price: number
  request_status: string
  property_type: string
  status: number
  title_image: string
  gallery: { id: number; url: string }[]
}

/** Makes a changed property pending review again. */
async function liveAsAgent(
  calls: Calls,
  token: string,
): Promise<Omit<People, Viewer> & { open: Own[] }> {
  const { data } = await calls.get('get-added-properties?limit=50', token)
  const { data: projects } = await calls.get('get-added-projects?limit=50', token)
  const own: Own[] = data
  const isShown = ({ request_status, property_type, status }: Own) =>
    request_status === 'approved' && property_type === 'sell' && status === 1
  const open = own.filter(isShown)
  const [shown, ...others] = open
  const edited = own.find(({ description }) => description.endsWith(NEWS))
  const chosen = edited ?? others.find(({ gallery }) => gallery.length > 1)
  if (chosen && !edited) {
    const { id, title, description, price, gallery } = chosen
    const kept = gallery.slice(1).map((picture) => ({ id: picture.id, alt: '' }))
    await calls.post(
      'update_post_property',
      {
        action_type: 0,
        id,
        title: `${title}, newly painted`,
        price: price * 1.04,
        description: `${description} ${NEWS}`,
        pictures: [{ id: 0, alt: 'The house from the street' }, ...kept],
      },
      { token },
    )
  }
  const named = (one: Pick<Own, 'id' | 'slug_id'> | undefined): Listed | null =>
    one ? { id: one.id, slug: one.slug_id } : null
  return { open, shown: named(shown), changed: named(chosen), project: named(projects[0]) }
}

const NEWS = 'The kitchen was done anew in spring, and the roof is two years old.'

/** `differs` overrides the stored profile. */
export function getPerson(
  people: People | null,
  { by, differs }: { by: Viewer; differs?: Record<string, unknown> | undefined },
): SignedIn {
  if (!people) throw new Error('nobody has signed in')
  const { token, data } = people[by]
  return { token, data: { ...data, ...differs } }
}

/** Signs the browser context in and dismisses the cookie banner. */
export async function beSignedIn(
  context: BrowserContext,
  { token, data }: SignedIn,
  address: string,
): Promise<void> {
  const signup = {
    User_signup: { data: { token, data }, loading: false },
    _persist: { version: 1 },
  }
  await context.addCookies([{ name: 'cookie-choice', value: 'all', url: address }])
  await context.addInitScript((stored) => {
    localStorage.setItem('persist:root', stored)
  }, JSON.stringify(signup))
  // An open event stream would keep the network from becoming idle.
  await context.route('**/api/ext/account/events', (route) => route.fulfill({ status: 404 }))
}
