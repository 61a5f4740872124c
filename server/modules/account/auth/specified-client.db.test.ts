import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createServer } from '@/server/app.ts'
import { writeLanguages } from '@/server/db/shipped-languages.ts'
import { openAccounts, textedCode } from '@/tests/support/accounts.ts'
import { category } from '@/tests/support/builders/listings.ts'
import { offeredPackage } from '@/tests/support/builders/packages.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await truncate(db)
  await writeLanguages(db)
})

type Payload = Record<string, string | number | File>
type Answer = {
  error: boolean
  message: string
  data: Record<string, unknown>
  [extra: string]: unknown
}

/**
 * A client that follows only the specification: its names, its forms, and the header on every call,
 * with or without a token.
 */
function specifiedClient() {
  const fixture = openAccounts(db)
  const app = createServer(fixture.deps)
  let token: unknown
  const headers = () => ({ accept: 'application/json', authorization: `Bearer ${token}` })
  const readAnswer = async (response: Response): Promise<Answer> => {
    const body: unknown = await response.json()
    return { error: true, message: '', ...Object(body) }
  }
  return {
    fixture,
    get: async (path: string, query: Payload) => {
      const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
      const address = `http://localhost/api/${path}?${new URLSearchParams(pairs)}`
      return readAnswer(await app.request(address, { headers: headers() }))
    },
    post: async (path: string, payload: Payload) => {
      const body = new FormData()
      for (const [name, value] of Object.entries(payload)) {
        body.append(name, value instanceof File ? value : String(value))
      }
      const address = `http://localhost/api/${path}`
      return readAnswer(await app.request(address, { method: 'POST', headers: headers(), body }))
    },
    keepToken: (answer: Answer) => {
      token = answer.token
    },
    mailed: async () => {
      await fixture.deliver()
      return /\b\d{6}\b/.exec(fixture.deps.sent.at(-1)?.text ?? '')?.[0] ?? ''
    },
  }
}

const ANA = { email: 'ana@example.org', password: 'birch-and-slate' }
const NEW_EMAIL = 'ana.new@example.org'

async function photo(name: string): Promise<File> {
  const create = { width: 400, height: 300, channels: 3 as const, background: '#446688' }
  return new File([new Uint8Array(await sharp({ create }).jpeg().toBuffer())], name)
}

async function signIn(client: ReturnType<typeof specifiedClient>, email: string) {
  const answer = await client.post('user_signup', { type: 3, email, password: ANA.password })
  expect(answer).toMatchObject({ error: false, data: { email } })
  client.keepToken(answer)
  return answer.data
}

test('a client of the specification registers by number, lists, changes contacts and deletes the account', async () => {
  const client = specifiedClient()
  const categoryId = await category(db, 'Apartment')
  const packageId = await offeredPackage(db, { name: 'Starter', features: [{ id: 1, limit: 2 }] })

  const mobile = '+49 151 12345678'
  const { email, password } = ANA
  const fields = { name: 'Ana García', email, mobile, password, re_password: password }
  expect(await client.post('user-register', fields)).toMatchObject({ error: false })
  expect(await client.get('verify-otp', { email })).toMatchObject({
    error: true,
    message: 'Please enter OTP first',
  })
  const otp = await client.mailed()
  expect(await client.get('verify-otp', { email, otp })).toMatchObject({ error: false })
  const user = await signIn(client, email)
  expect(user).toMatchObject({ mobile: '+4915112345678', is_mobile_verified: 0 })

  const userid = Number(user.id)
  const profile = {
    userid,
    name: 'Ana García',
    email,
    mobile,
    address: '8 Saltworks Quay',
    fcm_id: '',
  }
  await client.post('update_profile', { ...profile, profile: await photo('ana.jpg') })
  await client.post('assign_package', { package_id: packageId })
  const listed = await client.post('post_property', {
    userid,
    title: 'Light flat',
    description: 'Three rooms.',
    category_id: categoryId,
    city: 'Hamburg',
    state: 'Hamburg',
    country: 'Germany',
    address: '8 Saltworks Quay',
    latitude: 53.5436,
    longitude: 9.9664,
    price: 385_000,
    property_type: 0,
    title_image: await photo('flat.jpg'),
    'gallery_images[0]': await photo('view.jpg'),
  })
  expect(listed).toMatchObject({ error: false })

  const number = '+49 40 9876543'
  const changed = await client.post('update_profile', {
    ...profile,
    email: NEW_EMAIL,
    mobile: number,
  })
  expect(changed).toMatchObject({
    error: false,
    data: {
      email,
      pending_email: NEW_EMAIL,
      mobile: '+4915112345678',
      pending_mobile: '+49409876543',
    },
  })
  const codes = { email: await client.mailed(), number: await textedCode(client.fixture) }
  await client.get('verify-otp', { email: NEW_EMAIL, otp: codes.email })
  await client.get('verify-otp', { number, otp: codes.number })
  const { data } = await client.post('update_profile', { userid, name: 'Ana García' })
  expect(data).toMatchObject({ email: NEW_EMAIL, mobile: '+49409876543', is_mobile_verified: 1 })

  client.fixture.pass(11 * 60_000)
  expect(await client.post('delete_user', { userid })).toMatchObject({
    error: true,
    key: 'recentSignInRequired',
  })
  await signIn(client, NEW_EMAIL)
  expect(await client.post('delete_user', { userid })).toMatchObject({ error: false })
  expect(await db.selectFrom('account').select('id').execute()).toEqual([])
  expect(await db.selectFrom('property').select('id').execute()).toEqual([])
})
