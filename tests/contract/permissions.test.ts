import { beforeEach, describe, expect, it } from 'vitest'
import { isRole } from '@/domain/account/rights.ts'
import { loadContract } from '@/server/contract/document.ts'
import { type Operation, readOperations } from '@/server/contract/operation.ts'
import { getReplyCheck } from '@/server/http/reply-check.ts'
import { BASE_PATH } from '@/server/http/router.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { GATED_ACTS, PREMIUM_READS, PROJECT_READS } from './gated-rows.ts'
import { GATED_CALLERS } from './gated-scene.ts'
import { type Asked, expectedAnswers, type PermissionRow } from './permission-row.ts'
import { PERMISSIONS } from './permission-rows.ts'
import { CALLERS, type Caller, openPermissionFixture } from './permission-scene.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const contract = loadContract()
const checkReply = getReplyCheck(contract)
const operations = new Map(readOperations(contract).map((operation) => [operation.id, operation]))
const home = openPermissionFixture(db)

/** The status that a caller gets; the reply is held against the contract. */
async function ask(operation: Operation, caller: Caller, token: string | undefined, asked: Asked) {
  const { query, path = {}, body, headers } = asked
  const place = operation.path.replaceAll(/:(\w+)/g, (_, name) => String(path[name]))
  const pairs = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])
  const hasBody = body !== undefined && operation.bodies.size > 0
  const address = `http://localhost${BASE_PATH}${place}?${new URLSearchParams(pairs)}`
  const response = await home.appOf(caller).request(address, {
    method: operation.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    body: hasBody ? JSON.stringify(body) : null,
  })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  // HEAD has the headers of a body that is not sent.
  if (isJson && operation.method !== 'HEAD') {
    checkReply(operation, response.status, await response.json())
  } else {
    await response.body?.cancel()
  }
  return response.status
}

const nameOf = ({ id, of }: PermissionRow) => (of ? `${id} (${of})` : id)

describe('every kind of caller', () => {
  it.each(PERMISSIONS.map((row) => [nameOf(row), row] as const))(
    'gets the documented reply: %s',
    async (_, row) => {
      const operation = operations.get(row.id)
      if (!operation) throw new Error(`The contract has no operation ${row.id}`)
      let sceneOf = await home.furnish()
      const answered: [Caller, number][] = []
      for (const caller of CALLERS) {
        // Staff change the same things, so each of them gets a new house.
        if (operation.right && isRole(caller)) {
          await truncate(db)
          sceneOf = await home.furnish()
        }
        const scene = await sceneOf(caller)
        const asked = await row.ask(scene)
        answered.push([caller, await ask(operation, caller, scene.self?.token, asked)])
      }
      const expected = expectedAnswers(row, operation.right)
      expect(answered).toEqual(CALLERS.map((caller, at) => [caller, expected[at]]))
    },
  )
})

it('is tested for every operation', () => {
  const tested = [...new Set(PERMISSIONS.map(({ id }) => id))]
  expect(tested.sort()).toEqual([...operations.keys()].sort())
})

it('is documented in docs/permissions.md', async () => {
  await expect(page()).toMatchFileSnapshot('../../docs/permissions.md')
})

/** The table for readers. */
function page(): string {
  const lines = PERMISSIONS.map((row) => {
    const operation = operations.get(row.id)
    const call = `${operation?.method} \`${operation?.path.slice(1)}\`${row.of ? `, ${row.of}` : ''}`
    const answers = expectedAnswers(row, operation?.right)
    return `| ${[call, ...answers.map(String)].join(' | ')} |`
  })
  return `# Who may do what

What each operation answers to each kind of caller, as HTTP status: 200 lets through, 401 asks to sign
in, 403 refuses, 404, 409 and 422 say that there is no such thing for this caller. The owner owns the listing that is
asked about, the agent is verified and owns another one. \`tests/contract/permissions.test.ts\` asks every one of them
and fails when an answer, or this page, differs from its table. The first six columns of it are written by hand. Those of
editor, moderator and support follow from the operation's right (\`x-right\` in the contract) and the rights of each role
(\`domain/account/rights.ts\`). After a change run that test with \`-u\`.

| Call | ${CALLERS.join(' | ')} |
|---|${CALLERS.map(() => '---').join('|')}|
${lines.join('\n')}

## What packages open

What callers get of a premium home, a project and the repayment plan where a paid package includes the right
(\`tests/contract/gated-access.test.ts\`): a status that refuses or lets through, \`full\` for what the package opens,
\`card\` for what lists show of it, \`absent\` for nothing. The owner has no package, and owns the home and the project.

| Call | ${GATED_CALLERS.join(' | ')} |
|---|${GATED_CALLERS.map(() => '---').join('|')}|
${gatedLines().join('\n')}
`
}

function gatedLines(): string[] {
  const rows = [...PREMIUM_READS, ...PROJECT_READS].map(({ outcomes, ...row }) => {
    return { ...row, answers: outcomes }
  })
  return [...rows, ...GATED_ACTS].map(({ id, of, answers }) => {
    const operation = operations.get(id)
    const call = `${operation?.method} \`${operation?.path.slice(1)}\`${of ? `, ${of}` : ''}`
    return `| ${[call, ...answers.map(String)].join(' | ')} |`
  })
}
