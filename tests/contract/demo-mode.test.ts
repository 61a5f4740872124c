import { beforeEach, expect, it } from 'vitest'
import { createServer } from '@/server/app.ts'
import { loadContract } from '@/server/contract/document.ts'
import { readOperations } from '@/server/contract/operation.ts'
import type { AnyHandler } from '@/server/http/operation-route.ts'
import { getReplyCheck } from '@/server/http/reply-check.ts'
import { BASE_PATH } from '@/server/http/router.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { testDeps } from '@/tests/support/deps.ts'
import { signedIn } from '@/tests/support/members.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const contract = loadContract()
const checkReply = getReplyCheck(contract)
const operations = readOperations(contract)

/** What the wire lets through, and what our own pages could not do without. */
const ALLOWED = [
  'answerSecondFactor',
  'beginPasskeySignIn',
  'createUpload',
  'deleteChatMessage',
  'deleteDraft',
  'deleteFeedPreferences',
  'findDuplicates',
  'mergeFavourites',
  'postProject',
  'postProperty',
  'readNotifications',
  'receiveUpload',
  'removeUpload',
  'requestOtpByPost',
  'requestPasswordResetByPost',
  'saveDraft',
  'saveFeedPreferences',
  'sendMessage',
  'setFavourite',
  'signIn',
  'signInByPasskey',
  'signOut',
  'updateProperty',
  'verifyOtpByPost',
]

const READS = new Set(['GET', 'HEAD'])

it('a demonstration allows reads and few changes', async () => {
  const handlers = Object.fromEntries(
    operations.map(({ id }): [string, AnyHandler] => [id, passed]),
  )
  const app = createServer(testDeps({ db, config: { demoMode: true } }), handlers)
  const { token } = await signedIn(db, { isAdmin: true })
  const letThrough: string[] = []
  for (const operation of operations) {
    const path = operation.path.replaceAll(/:\w+/g, '1')
    const response = await app.request(`http://localhost${BASE_PATH}${path}`, {
      method: operation.method,
      headers: operation.access === 'public' ? {} : { authorization: `Bearer ${token}` },
    })
    if (response.status !== 403) {
      if (!READS.has(operation.method)) letThrough.push(operation.id)
      continue
    }
    const body: unknown = await response.json()
    expect([...READS], operation.id).not.toContain(operation.method)
    expect(body).toEqual({
      error: true,
      message: 'This Action is Not Allowed in Demo Mode',
      key: 'demoMode',
      data: null,
    })
    checkReply(operation, 403, body)
  }
  expect(letThrough.sort()).toEqual(ALLOWED)
})

async function passed(): Promise<Response> {
  return new Response(null, { status: 204 })
}
