import { spyOn } from 'storybook/test'
import type { IdentityProject } from '@/domain/account/identity-project.ts'

/** A project whose service is answered for below; the SDK keeps to one for as long as a page lives. */
export const sampleProject: IdentityProject = {
  projectId: 'demo-hearth',
  apiKey: 'key',
  authDomain: 'demo-hearth.firebaseapp.com',
  emulatorUrl: 'http://127.0.0.1:9',
}

type Answer = { status?: number; body: object; isOffline?: boolean }

/** Firebase's service answers each call by the end of its path, and the provider its sign-in. */
export function identityAnswers(answers: Record<string, Answer | Answer[]>) {
  const asked: { call: string; body: unknown }[] = []
  spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const call = pathname.split(/[/:]/).at(-1) ?? ''
    const isForm = request.headers.get('content-type')?.startsWith('multipart/')
    const body = isForm
      ? Object.fromEntries(await request.formData())
      : JSON.parse((await request.text()) || '{}')
    asked.push({ call, body })
    const known = { ...USUAL, ...answers }[call]
    const answer = Array.isArray(known) ? (known.length > 1 ? known.shift() : known[0]) : known
    if (answer?.isOffline) throw new TypeError('Failed to fetch')
    return Response.json(answer?.body ?? {}, { status: answer?.status ?? (answer ? 200 : 404) })
  })
  return asked
}

/** As the service words a refusal. */
export function identityRefusal(message: string): Answer {
  return { status: 400, body: { error: { code: 400, message, errors: [{ message }] } } }
}

/** What signs nobody, and is good until 2100. */
export const unsignedToken = [{ alg: 'none' }, { sub: 'Zk3n9', iat: 1, exp: 4102444800 }, '']
  .map((part) => (part === '' ? '' : btoa(JSON.stringify(part)).replace(/=+$/, '')))
  .join('.')

const USUAL: Record<string, Answer> = {
  recaptchaConfig: {
    body: { recaptchaKey: 'projects/demo/keys/site', recaptchaEnforcementState: [] },
  },
  recaptchaParams: { body: { recaptchaSiteKey: 'site' } },
  sendVerificationCode: { body: { sessionInfo: 'session' } },
  signInWithPhoneNumber: {
    body: { idToken: unsignedToken, refreshToken: 'r', expiresIn: '3600', localId: 'Zk3n9' },
  },
  lookup: { body: { users: [{ localId: 'Zk3n9', phoneNumber: '+4915112345678' }] } },
}
