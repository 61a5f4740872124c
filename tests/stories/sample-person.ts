import type { User } from '@/client/api/member/auth.ts'
import { stateIfOpen } from '@/client/state/state-door.ts'
import { ROOT_KEY } from '@/client/state/stored-state.ts'

/** Somebody who is signed in. */
export const samplePerson: User = {
  id: 5,
  name: 'Ana García',
  slug_id: 'ana-garcia',
  auth_id: '3f0c1f7e-8f0b-4b58-9a51-2f6c0d4f7a11',
  email: 'ana@example.org',
  mobile: '+4915112345678',
  profile: '',
  address: null,
  fcm_id: null,
  logintype: '3',
  is_email_verified: 1,
  isActive: 1,
  notification: 1,
  subscription: 0,
  is_premium: 0,
  about_me: null,
  facebook_id: null,
  twiiter_id: null,
  instagram_id: null,
  youtube_id: null,
  latitude: null,
  longitude: null,
  city: null,
  state: null,
  country: null,
  created_at: '2026-03-02T08:15:00.000000Z',
  updated_at: '2026-11-01T17:40:12.000000Z',
}

/** Signs somebody in before a story, or, with null, whoever is signed in out. */
export function signedIn(person: User | null): void {
  const data = person && { token: '5|sample', data: { ...person } }
  const open = stateIfOpen()
  if (open && data) open.store.trigger.signupSucceeded({ data })
  else if (open) open.store.trigger.loggedOut()
  else if (data) {
    const stored = { User_signup: { data, loading: false }, _persist: { version: 1 } }
    localStorage.setItem(ROOT_KEY, JSON.stringify(stored))
  } else localStorage.removeItem(ROOT_KEY)
  open?.persistence.flush()
}
