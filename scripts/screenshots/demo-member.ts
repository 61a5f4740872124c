import type { BrowserContext } from 'playwright'
import { DEMO_ACCOUNTS } from '@/domain/demo-accounts.ts'

/** What the provider answered to a sign-in, as browsers remember it. */
export type SignedIn = { token: string; data: Record<string, unknown> }

const DEVICES = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
]

/**
 * Signs the demo member in on three devices, the last of which is the one that looks, and does what
 * members do: blocks somebody, shows interest in a home, has a code sent.
 * @param provider its address, without a slash at the end
 */
export async function signInMember(provider: string, interestSlug: string | null) {
  const calls = callsTo(provider)
  const { member: email, password } = DEMO_ACCOUNTS
  let signedIn: SignedIn = { token: '', data: {} }
  for (const device of DEVICES) {
    const reply = await calls.post('user_signup', { type: '3', email, password }, { device })
    signedIn = { token: reply.token, data: reply.data }
  }
  const { token } = signedIn
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
    await calls.post('forgot-password', { email })
    await calls.post('get-otp', { number: '+15035550199' })
  }
  return signedIn
}

/** The member, or one who came by another way in. */
export function personOf(signedIn: SignedIn | null, who: true | { logintype: string }): SignedIn {
  if (!signedIn) throw new Error('nobody has signed in')
  return who === true ? signedIn : { ...signedIn, data: { ...signedIn.data, ...who } }
}

/** Every page of the window is that of who signed in, who has answered about cookies long ago. */
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
  // What is heard as long as a page is open would make it look as if it never were done.
  await context.route('**/api/ext/account/events', (route) => route.fulfill({ status: 404 }))
}

type Caller = { device?: string; token?: string }

function callsTo(provider: string) {
  const read = async (reply: Response) => {
    const said = await reply.json()
    if (said.error) throw new Error(`${reply.url} says ${said.message}`)
    return said
  }
  const headersOf = ({ device = 'screenshots', token }: Caller) => ({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'User-Agent': device,
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  })
  return {
    get: async (path: string, token?: string) =>
      read(await fetch(`${provider}/api/${path}`, { headers: headersOf({ token }) })),
    post: async (path: string, body: object, caller: Caller = {}) => {
      const sent = { method: 'POST', headers: headersOf(caller), body: JSON.stringify(body) }
      return read(await fetch(`${provider}/api/${path}`, sent))
    },
  }
}
