import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { filesHandlers } from '@/server/modules/files/handlers.ts'
import { settingsHandlers } from '@/server/modules/settings/handlers.ts'
import { keepFile } from '@/server/modules/uploads/intake.ts'
import { language } from '@/tests/support/builders/settings.ts'
import { verificationField } from '@/tests/support/builders/verification.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { TEST_NOW, testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'
import {
  REFUSALS_OF_STREAMS,
  REFUSALS_OF_WRITES,
  usualRefusals,
} from '@/tests/support/usual-refusals.ts'
import { verificationHandlers } from './handlers.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

function open() {
  const deps = testDeps({ db })
  const handlers = { ...verificationHandlers, ...filesHandlers, ...settingsHandlers }
  return { deps, app: createServer(deps, handlers) }
}

const PDF = '%PDF-1.7 licence'
const spanish = (field: string, word: string) => ({ es: { [field]: word } })

/** A form with all seven kinds of fields. */
async function wholeForm() {
  const choice = (value: string, es: string) => ({ value, translations: spanish('value', es) })
  return {
    licence: await verificationField(db, {
      name: 'Licence',
      translations: spanish('name', 'Licencia'),
    }),
    years: await verificationField(db, { name: 'Years', kind: 'number', position: 1 }),
    business: await verificationField(db, {
      name: 'Business',
      kind: 'radio',
      position: 2,
      options: [choice('Agency', 'Agencia'), choice('Alone', 'Por libre')],
    }),
    areas: await verificationField(db, {
      name: 'Areas',
      kind: 'checkbox',
      position: 3,
      isRequired: false,
      options: [choice('Homes', 'Viviendas'), choice('Land, fields', 'Terrenos')],
    }),
    region: await verificationField(db, {
      name: 'Region',
      kind: 'dropdown',
      position: 4,
      isRequired: false,
      options: [choice('North', 'Norte'), choice('South', 'Sur')],
    }),
    about: await verificationField(db, {
      name: 'About',
      kind: 'textarea',
      position: 5,
      isRequired: false,
    }),
    document: await verificationField(db, { name: 'Document', kind: 'file', position: 6 }),
  }
}

type Answer = { id: number; value?: string | File; upload?: string }

function formOf(answers: readonly Answer[]): FormData {
  const form = new FormData()
  for (const [index, { id, value, upload }] of answers.entries()) {
    form.append(`form_fields[${index}][id]`, String(id))
    if (value !== undefined) form.append(`form_fields[${index}][value]`, value)
    if (upload !== undefined) form.append(`form_fields[${index}][upload]`, upload)
  }
  return form
}

const file = (name: string, content: string | Buffer = PDF) =>
  new File([new Uint8Array(Buffer.from(content))], name)

type Form = Awaited<ReturnType<typeof wholeForm>>

const answersTo = ({
  licence,
  years,
  business,
  areas,
  region,
  about,
  document,
}: Form): Answer[] => [
  { id: licence, value: ' HH-20417 ' },
  { id: years, value: '12.5' },
  { id: business, value: 'Agency' },
  { id: areas, value: 'Land, fields,Homes' },
  { id: region, value: 'South' },
  { id: about, value: 'Homes by the sea.' },
  { id: document, value: file('../my licence.pdf') },
]

async function openForm() {
  const fixture = open()
  const form = await wholeForm()
  const person = await signedIn(db, { name: 'Jonas Weber' })
  const { token } = person
  return {
    ...fixture,
    form,
    person,
    token,
    apply: (answers: readonly Answer[]) =>
      call(fixture.app, 'applyVerification', { token, form: formOf(answers) }),
    values: async (own: { language?: string } = {}) =>
      (await callOk(fixture.app, 'getVerificationValues', { token, ...own })).data,
  }
}

const storedFiles = () => db.selectFrom('stored_file').select(['visibility', 'name']).execute()

test('returns the form in the operator’s order and the requested language', async () => {
  const { app, token, form } = await openForm()
  await language(db, { code: 'en' })
  await language(db, { code: 'es' })
  await verificationField(db, { name: 'Retired', isActive: false })
  const { data } = await callOk(app, 'getVerificationFields', { token, language: 'es' })
  expect(data.map((row) => [row.name, row.field_type, row.is_required])).toEqual([
    ['Licencia', 'text', 1],
    ['Years', 'number', 1],
    ['Business', 'radio', 1],
    ['Areas', 'checkbox', 0],
    ['Region', 'dropdown', 0],
    ['About', 'textarea', 0],
    ['Document', 'file', 1],
  ])
  expect(data[2]?.form_fields_values).toEqual([
    { id: 1, verify_customer_form_id: form.business, value: 'Agencia' },
    { id: 2, verify_customer_form_id: form.business, value: 'Por libre' },
  ])
  expect(await callOk(app, 'getVerificationValues', { token })).toEqual({
    error: false,
    message: 'You have not applied yet.',
    data: null,
  })
})

test('returns an empty form without questions', async () => {
  const { token } = await signedIn(db)
  expect((await callOk(open().app, 'getVerificationFields', { token })).data).toEqual([])
})

test('stores answers of all seven kinds for review and returns them', async () => {
  const { app, form, person, token, apply, values } = await openForm()
  expect((await apply(answersTo(form))).body).toEqual({
    error: false,
    message: 'Your application is sent.',
  })
  const record = await values()
  expect(record).toMatchObject({ user_id: person.id, status: 'pending', reason: null })
  expect(record?.user).toMatchObject({ name: 'Jonas Weber', property_count: 0 })
  const said = record?.verify_customer_values.map((one) => [one.verify_form.name, one.value])
  expect(said?.slice(0, 6)).toEqual([
    ['Licence', 'HH-20417'],
    ['Years', '12.5'],
    ['Business', 'Agency'],
    ['Areas', ['Homes', 'Land, fields']],
    ['Region', 'South'],
    ['About', 'Homes by the sea.'],
  ])
  const document = record?.verify_customer_values[6]
  expect(document?.file_name).toBe('my licence.pdf')
  const { data } = await callOk(app, 'getWebSettings', { token })
  expect(data.verification_status).toBe('pending')
  const reply = await app.request(String(document?.value))
  expect([reply.status, await reply.text()]).toEqual([200, PDF])
})

test('accepts choices in any language and returns them in the requested one', async () => {
  const { form, apply, values } = await openForm()
  await language(db, { code: 'en' })
  await language(db, { code: 'es' })
  const own = answersTo(form).map((answer) => {
    if (answer.id === form.business) return { ...answer, value: 'Por libre' }
    return answer.id === form.areas ? { ...answer, value: 'Terrenos,Homes' } : answer
  })
  expect((await apply(own)).status).toBe(200)
  const told = async (code: string) =>
    (await values({ language: code }))?.verify_customer_values.slice(2, 4).map(({ value }) => value)
  expect(await told('en')).toEqual(['Alone', ['Homes', 'Land, fields']])
  expect(await told('es')).toEqual(['Por libre', ['Viviendas', 'Terrenos']])
})

describe('applying again', () => {
  test('replaces the answers, but keeps a file until another replaces it', async () => {
    const { deps, form, apply, values } = await openForm()
    await apply(answersTo(form))
    const [licence, years, business] = answersTo(form)
    if (!licence || !years || !business) throw new Error('the form has them')
    const again = [{ ...licence, value: 'HH-2' }, years, business]
    expect((await apply(again)).status).toBe(200)
    const names = (await values())?.verify_customer_values.map((one) => one.verify_form.name)
    expect(names).toEqual(['Licence', 'Years', 'Business', 'Document'])
    expect(deps.enqueued).toEqual([])
    await apply([...again, { id: form.document, value: file('new.txt', 'Licence of Jonas') }])
    expect((await storedFiles()).map(({ name }) => name)).toEqual(['new.txt'])
    expect(deps.enqueued.map(({ name }) => name)).toEqual(['files.remove'])
    const cleared = await apply([...again, { id: form.document, value: '' }])
    expect(cleared).toMatchObject({
      status: 422,
      body: { fields: { [`form_field_${form.document}`]: 'This has to be filled in.' } },
    })
  })

  test('waits again after a rejection, and is refused after an approval', async () => {
    const { app, form, person, token, apply, values } = await openForm()
    await apply(answersTo(form))
    await decided(person.id, 'failed', 'The document is unreadable.')
    expect(await values()).toMatchObject({
      status: 'failed',
      reason: 'The document is unreadable.',
    })
    await apply(answersTo(form))
    expect(await values()).toMatchObject({ status: 'pending', reason: null })
    await decided(person.id, 'success', '')
    expect((await apply(answersTo(form))).status).toBe(409)
    expect((await callOk(app, 'getVerificationValues', { token })).data?.status).toBe('success')
    expect(await storedFiles()).toHaveLength(1)
  })

  test('ten times at once leaves one application', async () => {
    const { form, apply } = await openForm()
    const tries = await Promise.all(Array.from({ length: 10 }, () => apply(answersTo(form))))
    expect(tries.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const rows = await db.selectFrom('verification_application').select('revision').execute()
    expect(rows).toEqual([{ revision: 10 }])
    expect(await storedFiles()).toHaveLength(1)
    expect(await db.selectFrom('verification_answer').select('id').execute()).toHaveLength(7)
  })
})

describe('an application is refused', () => {
  test.each([
    ['years', 'twelve', 'This has to be a number.'],
    ['years', '', 'This has to be filled in.'],
    ['business', 'Bakery', 'This is not one of the choices.'],
    ['areas', 'Homes,Boats', 'This is not one of the choices.'],
    ['licence', 'x'.repeat(301), 'This is too long.'],
    ['licence', file('a.pdf'), 'This is no file.'],
    ['document', 'a.pdf', 'This has to be a file.'],
    [
      'document',
      file('a.pdf', 'MZ program'),
      'Files must be JPEG, PNG, WebP, AVIF, HEIC, PDF, DOC, DOCX or TXT.',
    ],
    [
      'document',
      file('a.svg', '<svg onload="x"/>'),
      'Files must be JPEG, PNG, WebP, AVIF, HEIC, PDF, DOC, DOCX or TXT.',
    ],
    [
      'document',
      file('a.pdf', ''),
      'Files must be JPEG, PNG, WebP, AVIF, HEIC, PDF, DOC, DOCX or TXT.',
    ],
  ] as const)('as %s (%#)', async (name, value, reason) => {
    const { form, apply, values } = await openForm()
    const own = answersTo(form).map((one) => (one.id === form[name] ? { ...one, value } : one))
    const reply = await apply(own)
    expect([reply.status, 'fields' in reply.body && reply.body.fields]).toEqual([
      422,
      { [`form_field_${form[name]}`]: reason },
    ])
    expect([await values(), await storedFiles()]).toEqual([null, []])
  })

  test('with missing, unknown or repeated answers, all reported at once', async () => {
    const { form, apply } = await openForm()
    const retired = await verificationField(db, { name: 'Retired', isActive: false })
    const { licence, years, business, about } = form
    const refused = async (answers: Answer[]) => {
      const { body } = await apply(answers)
      return Object.keys('fields' in body ? (body.fields ?? {}) : {}).sort()
    }
    const named = (...ids: number[]) => ids.map((id) => `form_field_${id}`).sort()
    expect(await refused([{ id: about, value: 'x' }])).toEqual(named(licence, years, business))
    const more = [
      { id: retired, value: 'x' },
      { id: about, value: 'y' },
      { id: about, value: 'z' },
    ]
    expect(await refused([...answersTo(form), ...more])).toEqual(named(about, retired))
    expect(await refused(answersTo(form).slice(0, 6))).toEqual(named(form.document))
    expect(await storedFiles()).toEqual([])
  })

  test('with a file above 10 MB, as a part or as an upload', async () => {
    const { form, apply } = await openForm()
    const large = file('large.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))
    const own = [...answersTo(form).slice(0, 6), { id: form.document, value: large }]
    expect((await apply(own)).status).toBe(422)
    expect(await storedFiles()).toEqual([])
  })

  test('to visitors and deactivated members, and if unreadable', async () => {
    const { app } = open()
    expect(await usualRefusals(db, app, 'getVerificationFields')).toMatchObject(REFUSALS_OF_STREAMS)
    expect(await usualRefusals(db, app, 'getVerificationValues')).toMatchObject(REFUSALS_OF_STREAMS)
    const { token } = await signedIn(db)
    const headers = { 'content-type': 'text/plain' }
    const statusOf = async (options: object) =>
      (await call(app, 'applyVerification', options)).status
    expect(await statusOf({ token, body: {}, headers })).toBe(REFUSALS_OF_WRITES.unreadable)
    expect(await statusOf({ form: formOf([{ id: 1, value: 'x' }]) })).toBe(401)
    const huge = formOf([{ id: 1, value: 'x'.repeat(1_100_000) }])
    expect(await statusOf({ token, form: huge })).toBe(413)
    const { token: deactivated } = await signedIn(db, { isActive: false })
    expect(await statusOf({ token: deactivated, form: formOf([{ id: 1, value: 'x' }]) })).toBe(403)
  })
})

describe('an upload in place of a file part', () => {
  test('keeps its original name, is used once, and must be one’s own', async () => {
    const { deps, form, person, apply, values } = await openForm()
    const id = await readyUpload(deps, { accountId: person.id, name: 'licence scan.pdf' })
    const stranger = await signedIn(db)
    const foreign = await readyUpload(deps, { accountId: stranger.id, name: 'other.pdf' })
    const own = (upload: string) => [...answersTo(form).slice(0, 6), { id: form.document, upload }]
    for (const wrong of [foreign, 'unknown']) {
      const { status, body } = await apply(own(wrong))
      expect([status, 'fields' in body && Object.keys(body.fields ?? {})]).toEqual([
        422,
        [`form_field_${form.document}`],
      ])
    }
    expect((await apply(own(id))).status).toBe(200)
    const document = (await values())?.verify_customer_values.at(-1)
    expect(document?.file_name).toBe('licence scan.pdf')
    expect((await apply(own(id))).status).toBe(422)
    const left = await db.selectFrom('upload').select('id').execute()
    expect(left).toEqual([{ id: foreign }])
  })

  test('for another purpose, or beside a value, is refused', async () => {
    const { deps, form, person, apply } = await openForm()
    const purpose = 'document'
    const id = await readyUpload(deps, { accountId: person.id, name: 'plan.pdf', purpose })
    const rest = answersTo(form).slice(0, 6)
    expect((await apply([...rest, { id: form.document, upload: id }])).status).toBe(422)
    const both = { id: form.document, upload: id, value: file('a.pdf') }
    expect((await apply([...rest, both])).status).toBe(422)
  })
})

test('another member’s application is not shown', async () => {
  const { app, form, apply } = await openForm()
  await apply(answersTo(form))
  const { token } = await signedIn(db)
  expect((await callOk(app, 'getVerificationValues', { token })).data).toBe(null)
})

async function decided(accountId: number, decision: 'success' | 'failed', reason: string) {
  const row = await db
    .updateTable('verification_application')
    .set({ status: decision })
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('verification_decision')
    .values({ application_id: row.id, decision, reason, created_at: TEST_NOW })
    .execute()
  await db
    .updateTable('account')
    .set({ verification_status: decision })
    .where('id', '=', accountId)
    .execute()
}

async function readyUpload(
  deps: ReturnType<typeof testDeps>,
  facts: { accountId: number; name: string; purpose?: 'verification' | 'document' },
): Promise<string> {
  const { accountId, name, purpose = 'verification' } = facts
  const path = join(deps.config.dataDir, name)
  writeFileSync(path, PDF)
  const sent = { path, name, bytes: PDF.length }
  const { key } = await keepFile(deps, sent, { purpose, accountId })
  const id = `upload-${key}`.slice(0, 60)
  await db
    .insertInto('upload')
    .values({
      id,
      account_id: accountId,
      purpose,
      name,
      bytes: PDF.length,
      status: 'ready',
      file_key: key,
      created_at: TEST_NOW,
      expires_at: new Date(TEST_NOW.getTime() + 1e8),
    })
    .execute()
  return id
}
