import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { projectSteps } from '@/domain/listing/project-draft.ts'
import { propertySteps } from '@/domain/listing/property-draft.ts'
import { listingRoutes } from '@/domain/web/listing-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { ROOT } from '../runtime.mjs'
import { BROKEN, NO_ROWS } from './says.ts'
import { press, type Shot } from './shot.ts'

const PICTURE = join(ROOT, 'demo/seed/pictures/exterior-house-05.webp')

/** Package limits: not held, or used up. */
const packages = (held: boolean) => ({
  '/check-package-limit': {
    body: {
      data: { package_available: held, feature_available: held, limit_available: false },
    },
  },
})

const dialog = (page: Page) => page.locator('[role=dialog]').waitFor()

const gates: Shot[] = [
  { ...barred('list-gate-profile'), by: 'member', differs: { profile: '', address: '' } },
  { ...barred('list-gate-package'), says: packages(false) },
  { ...barred('list-gate-limit'), says: packages(true) },
  {
    ...barred('list-gate-unverified'),
    site: 'altered',
    says: { '/web-settings': { differs: { verification_status: 'initial' } } },
  },
  {
    ...barred('list-gate-verification-waits'),
    site: 'altered',
    says: { '/web-settings': { differs: { verification_status: 'pending' } } },
  },
  {
    ...barred('list-gate-verification-refused'),
    site: 'altered',
    says: { '/web-settings': { differs: { verification_status: 'failed' } } },
  },
]

const property: Shot[] = [
  agent('add-property', () => listingRoutes.addProperty()),
  {
    ...agent('add-property-faults', () => listingRoutes.addProperty()),
    prepare: async (page) => {
      await toStep(page, propertySteps.indexOf('review'))
      await finish(page)
      await page.locator('main [role=alert], main [aria-invalid]').first().waitFor()
    },
  },
  {
    ...agent('add-property-duplicate', (_, people) =>
      people?.shown ? listingRoutes.addProperty({ copy: people.shown.id }) : null,
    ),
    prepare: async (page) => {
      await leaveNoDraft(page)
      await toStep(page, propertySteps.indexOf('media'))
      await page
        .locator('main input[type=file]')
        .first()
        .setInputFiles(await photo())
      await page.locator('main nav ol li:nth-child(5) .bg-brand').waitFor()
      await page.waitForLoadState('networkidle')
      await toStep(page, propertySteps.indexOf('review'))
      await finish(page)
      await dialog(page)
    },
    isWindow: true,
  },
  ...propertySteps.map((step, at) => ({
    ...agent(`edit-property-${step}`, (_, people) =>
      people?.shown ? listingRoutes.editProperty(people.shown.slug) : null,
    ),
    prepare: (page: Page) => toStep(page, at),
  })),
  {
    ...agent('edit-property-two-readings', (_, people) =>
      people?.shown ? listingRoutes.editProperty(people.shown.slug) : null,
    ),
    prepare: async (page) => {
      await leaveNoDraft(page)
      const price = page.locator('main input[inputmode=decimal]').first()
      await price.fill('2.340m')
      await price.press('Tab')
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
    isWindow: true,
  },
  {
    ...agent('edit-property-conflict', (_, people) =>
      people?.shown ? listingRoutes.editProperty(people.shown.slug) : null,
    ),
    prepare: async (page) => {
      await leaveNoDraft(page)
      await page.locator('#post-title input').fill('Home by the water')
      await changeElsewhere(page)
      await finish(page)
      await dialog(page)
    },
    isWindow: true,
  },
]

const project: Shot[] = [
  agent('add-project', () => listingRoutes.addProject()),
  ...projectSteps.map((step, at) => ({
    ...agent(`edit-project-${step}`, (_, people) =>
      people?.project ? listingRoutes.editProject(people.project.slug) : null,
    ),
    prepare: (page: Page) => toStep(page, at),
  })),
]

const own: Shot[] = [
  agent('own-properties', () => listingRoutes.ownProperties()),
  agent('own-properties-waiting', () => listingRoutes.ownProperties({ decision: 'pending' })),
  {
    ...agent('own-properties-empty', () => listingRoutes.ownProperties()),
    says: { '/get-added-properties': NO_ROWS },
  },
  {
    ...agent('own-properties-error', () => listingRoutes.ownProperties()),
    says: { '/get-added-properties': BROKEN },
  },
  {
    ...agent('own-properties-menu', () => listingRoutes.ownProperties()),
    prepare: press('main [popovertarget$=-menu]'),
    isWindow: true,
  },
  agent('own-projects', () => listingRoutes.ownProjects()),
  agent('my-property', (_, people) =>
    people?.shown ? listingRoutes.myProperty(people.shown.slug) : null,
  ),
  agent('my-property-waits', (_, people) =>
    people?.changed ? listingRoutes.myProperty(people.changed.slug) : null,
  ),
]

const verification: Shot[] = [
  verified('verification', 'initial'),
  verified('verification-waits', 'pending'),
  verified('verification-confirmed', 'success'),
  verified('verification-refused', 'failed'),
]

export const listing: readonly Shot[] = [...gates, ...property, ...project, ...own, ...verification]

function agent(name: string, path: Shot['path']): Shot {
  return { name, by: 'agent', path, prepare: (page) => page.locator('main h1').waitFor() }
}

function barred(name: string): Shot {
  return {
    ...agent(name, () => listingRoutes.addProperty()),
    prepare: dialog,
    isWindow: true,
  }
}

/** `initial` means that no application was sent. */
function verified(name: string, status: 'initial' | 'pending' | 'success' | 'failed'): Shot {
  const at = '2026-11-20T09:30:00.000000Z'
  const record = {
    id: 9,
    user_id: 12,
    status,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    reason: status === 'failed' ? 'The licence has expired. Please send the one that holds.' : null,
    user: { id: 12, name: 'Ana García', profile: '', property_count: 3, projects_count: 0 },
    verify_customer_values: [
      answerTo(1, 'License number', 'OR-20417'),
      answerTo(2, 'Areas you know', 'Portland,Bend'),
    ],
  }
  const data = status === 'initial' ? null : record
  return {
    name,
    by: 'member',
    path: () => routes.member('verification'),
    says: { '/get-agent-verification-form-values': { body: { data } } },
  }
}

function answerTo(id: number, name: string, value: string) {
  const verify_form = { id, name, field_type: 'text', form_fields_values: [] }
  return { id, verify_customer_id: 9, verify_customer_form_id: id, value, verify_form }
}

function toStep(page: Page, at: number): Promise<void> {
  return page.locator('main nav ol button').nth(at).click()
}

/** Drafts stay in this window, so that later screenshots do not show them. */
async function leaveNoDraft(page: Page): Promise<void> {
  await page.route('**/api/ext/drafts/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  )
}

/** Publishes or saves. */
function finish(page: Page): Promise<void> {
  return page.locator('main .sticky button').last().click()
}

async function photo() {
  const buffer = await sharp(PICTURE).resize(1600).jpeg().toBuffer()
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer }
}

/** Changes the price as if in another window. */
async function changeElsewhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { User_signup: signup } = JSON.parse(localStorage.getItem('persist:root') ?? '{}')
    const { token } = (typeof signup === 'string' ? JSON.parse(signup) : signup).data
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const slug_id = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
    const asked = await fetch(`/api/get-added-properties?slug_id=${slug_id}`, { headers })
    const { data } = await asked.json()
    const [{ id, price }] = [data].flat()
    const body = JSON.stringify({ action_type: 0, id, price: price + 1000 })
    await fetch('/api/update_post_property', { method: 'POST', headers, body })
  })
}
