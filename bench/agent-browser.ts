import { chromium } from 'playwright'
import { DEMO_ACCOUNTS } from '@/domain/account/demo-accounts.ts'

/**
 * Stored sign-in of the demo agent, whose package unlocks everything. `address` is the web's:
 * addresses of pictures in the reply are the origin's that was asked.
 */
export async function signInAgent(address: string): Promise<string> {
  const { agent: email, password } = DEMO_ACCOUNTS
  const reply = await fetch(`${address}/api/user_signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: '3', email, password }),
  })
  const { token, data } = await reply.json()
  if (!token) throw new Error(`the demo's agent was not signed in: ${reply.status}`)
  return JSON.stringify({
    User_signup: { data: { token, data }, loading: false },
    _persist: { version: 1, rehydrated: true, bootstrapped: true },
  })
}

export async function keepSignIn(port: number, origin: string, signIn: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('the browser has no window to sign in with')
  // A URL of the site without scripts.
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate((kept) => localStorage.setItem('persist:root', kept), signIn)
  await page.close()
  // Disconnects; the browser keeps running.
  await browser.close()
}
