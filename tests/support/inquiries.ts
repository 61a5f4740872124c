import type { HttpApp } from '@/server/http/router.ts'
import { newFormToken } from '@/server/modules/inquiries/form-token.ts'
import { call, callOk } from './call.ts'
import { TEST_NOW, testDeps } from './deps.ts'

/** A form that was opened a minute before the tests' moment. */
export function openedForm(at: Date = new Date(TEST_NOW.getTime() - 60_000)): string {
  return newFormToken({ secret: testDeps().config.secretKey, at })
}

/** Sends an inquiry without account, as the form does. */
export function askAsGuest(app: HttpApp, body: object) {
  return callOk(app, 'sendInquiry', { body: { form_token: openedForm(), ...body } })
}

/** Status, key and fields of an inquiry that may be refused. */
export async function refusedInquiry(app: HttpApp, body: object, token?: string) {
  const sent = token ? body : { form_token: openedForm(), ...body }
  const reply = await call(app, 'sendInquiry', { body: sent, token })
  const { key, fields } = Object(reply.body)
  return { status: Number(reply.status), key, ...(fields ? { fields: Object.keys(fields) } : {}) }
}
