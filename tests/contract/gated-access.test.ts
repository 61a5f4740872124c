import { beforeEach, describe, expect, it, test } from 'vitest'
import type { HttpApp } from '@/server/http/router.ts'
import { call, callOk } from '@/tests/support/call.ts'
import { openTestDatabase, truncate } from '@/tests/support/database.ts'
import { askOperation } from './ask-operation.ts'
import {
  GATED_ACTS,
  type GatedRow,
  type Outcome,
  PREMIUM_READS,
  PROJECT_READS,
} from './gated-rows.ts'
import {
  furnishGated,
  GATED_CALLERS,
  type GatedCaller,
  type GatedScene,
  PREMIUM_SECRETS,
  PREMIUM_TITLE,
  PROJECT_SECRETS,
  PROJECT_TITLE,
} from './gated-scene.ts'

const { db } = await openTestDatabase()
beforeEach(() => truncate(db))

const nameOf = ({ id, of }: Pick<GatedRow, 'id' | 'of'>) => (of ? `${id} (${of})` : id)
const byName = <Row extends Pick<GatedRow, 'id' | 'of'>>(rows: readonly Row[]) =>
  rows.map((row) => [nameOf(row), row] as const)

describe('a right of a paid package is enforced', () => {
  it.each(byName(PREMIUM_READS))('for premium listings: %s', async (_, row) => {
    const { app, sceneOf } = await furnishGated(db)
    const found = await outcomes(app, sceneOf, row, ({ premium }) => ({
      names: [PREMIUM_TITLE, premium.slug],
      secrets: Object.values(PREMIUM_SECRETS),
    }))
    expect(found).toEqual(expected(row.outcomes))
  })

  it.each(byName(PROJECT_READS))('for projects: %s', async (_, row) => {
    const { app, sceneOf } = await furnishGated(db)
    const found = await outcomes(app, sceneOf, row, ({ project }) => ({
      names: [PROJECT_TITLE, project.slug],
      secrets: Object.values(PROJECT_SECRETS),
    }))
    expect(found).toEqual(expected(row.outcomes))
  })

  it.each(byName(GATED_ACTS))('for mortgage plans: %s', async (_, row) => {
    const { app, sceneOf } = await furnishGated(db)
    const statuses: [GatedCaller, number][] = []
    for (const caller of GATED_CALLERS) {
      const scene = await sceneOf(caller)
      const asked = row.ask(scene)
      const { status } = await askOperation(app, row.id, { token: scene.self?.token, asked })
      statuses.push([caller, status])
    }
    expect(statuses).toEqual(GATED_CALLERS.map((caller, at) => [caller, row.answers[at]]))
  })
})

test('with the missing right in refusals to members, not to guests', async () => {
  const { app, sceneOf } = await furnishGated(db)
  const { premium, project, self } = await sceneOf('member without a package')
  const refusals = async (token?: string) => [
    await call(app, 'getProperty', { query: { slug_id: premium.slug }, token }),
    await call(app, 'getProjectDetail', { query: { slug_id: project.slug }, token }),
  ]
  const lacking = { package_available: false, feature_available: false, limit_available: false }
  const refused = { error: true, key: 'packageRefused' }
  for (const { status, body } of await refusals()) {
    expect([status, body]).toEqual([403, expect.objectContaining({ ...refused, data: null })])
  }
  for (const { status, body } of await refusals(self?.token)) {
    expect([status, body]).toEqual([403, expect.objectContaining({ ...refused, data: lacking })])
  }
})

const RIGHTS = ['premium_properties', 'project_access', 'mortgage_calculator_detail'] as const

test('consistently with check-package-limit and features_available', async () => {
  const { app, sceneOf } = await furnishGated(db)
  const facts: [GatedCaller, unknown, unknown][] = []
  for (const caller of GATED_CALLERS) {
    const { self } = await sceneOf(caller)
    const token = self?.token
    const settings = await callOk(app, 'getWebSettings', { token })
    const checks: boolean[] = []
    for (const type of token ? RIGHTS : []) {
      const { data } = await callOk(app, 'checkPackageLimit', { token, query: { type } })
      checks.push(data.package_available && data.feature_available)
    }
    facts.push([caller, Object.values(settings.data.features_available), checks])
  }
  const none = [false, false, false]
  const all = [true, true, true]
  expect(facts).toEqual([
    ['guest', none, []],
    ['member without a package', none, none],
    ['member with a package', all, all],
    ['owner', none, none],
    ['agent', all, all],
    ['administrator', all, all],
  ])
})

test('and shown on an agent’s page', async () => {
  const { app, sceneOf } = await furnishGated(db)
  const flags: boolean[][] = []
  for (const caller of GATED_CALLERS) {
    const { self, ownerId } = await sceneOf(caller)
    const query = { id: ownerId }
    const { data } = await callOk(app, 'getAgentProperties', { query, token: self?.token })
    flags.push([data.package_available, data.feature_available])
  }
  const [no, yes] = [
    [false, false],
    [true, true],
  ]
  expect(flags).toEqual([no, no, yes, no, yes, yes])
})

test('a right of no active package is open to everybody', async () => {
  const { app, sceneOf } = await furnishGated(db)
  const { premium, project } = await sceneOf('guest')
  await db.updateTable('package').set({ is_active: false }).execute()
  await callOk(app, 'getProperty', { query: { slug_id: premium.slug } })
  await callOk(app, 'getProjectDetail', { query: { slug_id: project.slug } })
  const { text } = await askOperation(app, 'getPropertyList', { token: undefined, asked: {} })
  expect(text).toContain(PREMIUM_SECRETS.document)
})

async function outcomes(
  app: HttpApp,
  sceneOf: (caller: GatedCaller) => Promise<GatedScene>,
  row: GatedRow,
  wordsOf: (scene: GatedScene) => Words,
): Promise<[GatedCaller, Outcome | number][]> {
  const found: [GatedCaller, Outcome | number][] = []
  for (const caller of GATED_CALLERS) {
    const scene = await sceneOf(caller)
    const asked = row.ask(scene)
    const { status, text } = await askOperation(app, row.id, { token: scene.self?.token, asked })
    found.push([caller, status === 200 ? shown(text, wordsOf(scene)) : status])
  }
  return found
}

type Words = { names: string[]; secrets: string[] }

function shown(text: string, { names, secrets }: Words): Outcome {
  if (secrets.some((secret) => text.includes(secret))) return 'full'
  return names.some((name) => text.includes(name)) ? 'card' : 'absent'
}

function expected(outcomes: GatedRow['outcomes']) {
  return GATED_CALLERS.map((caller, at) => [caller, outcomes[at]])
}
