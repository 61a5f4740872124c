import type { Page } from 'playwright'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { BROKEN } from './says.ts'
import { press, type Shot, WIDE } from './shot.ts'

const dialog = (page: Page) => page.locator('[role=dialog]').waitFor()
/** Shown beside the list; on phones, instead of it. */
const itemShown = (page: Page) => page.locator('#review-title').waitFor()

export const administration: readonly Shot[] = [
  page('admin', () => adminRoute()),
  page('admin-figures', () => adminRoute('figures')),
  page('admin-review', () => adminRoute('review')),
  { ...page('admin-review-top', () => adminRoute('review')), isWindow: true },
  {
    ...page('admin-review-changed', (_, people) =>
      people?.changed ? adminRoute('review', { item: `property-${people.changed.id}` }) : null,
    ),
    prepare: itemShown,
  },
  {
    ...page('admin-review-changed-top', (_, people) =>
      people?.changed ? adminRoute('review', { item: `property-${people.changed.id}` }) : null,
    ),
    prepare: itemShown,
    isWindow: true,
  },
  ...(['project', 'verification'] as const).map((kind) => ({
    ...page(`admin-review-${kind}`, () => adminRoute('review', { kind })),
    prepare: async (shown: Page) => {
      const first = shown.locator('main ul button').first()
      await first.waitFor()
      await first.click()
      await itemShown(shown)
    },
  })),
  {
    ...page('admin-review-reject', (_, people) =>
      people?.changed ? adminRoute('review', { item: `property-${people.changed.id}` }) : null,
    ),
    prepare: async (shown) => {
      await itemShown(shown)
      await shown.keyboard.press('r')
      await dialog(shown)
    },
    isWindow: true,
  },
  {
    ...page('admin-review-keys', (_, people) =>
      people?.changed ? adminRoute('review', { item: `property-${people.changed.id}` }) : null,
    ),
    prepare: async (shown) => {
      await itemShown(shown)
      await shown.keyboard.press('?')
      await dialog(shown)
    },
    isWindow: true,
    widths: WIDE,
  },
  {
    ...page('admin-review-empty', () => adminRoute('review')),
    says: {
      '/ext/admin/review': {
        body: { waiting: { property: 0, project: 0, verification: 0 }, next: null, data: [] },
      },
      '/ext/admin/review/next': { body: { data: null } },
    },
  },
  {
    ...page('admin-review-error', () => adminRoute('review')),
    says: { '/ext/admin/review': BROKEN, '/ext/admin/review/next': BROKEN },
  },
  page('admin-reports', () => adminRoute('reports')),
  page('admin-reports-messages', () => adminRoute('reports', { kind: 'messages' })),
  page('admin-content', () => adminRoute('content')),
  {
    ...page('admin-content-article', () => adminRoute('content', { kind: 'article', item: '1' })),
    prepare: (shown) => shown.locator('[role=toolbar]').first().waitFor(),
  },
  {
    ...page('admin-content-question', () => adminRoute('content', { kind: 'faq', item: '1' })),
    prepare: (shown) => shown.locator('main textarea').first().waitFor(),
  },
  page('admin-content-categories', () => adminRoute('content', { kind: 'categories' })),
  page('admin-structure', () => adminRoute('structure')),
  {
    ...page('admin-structure-detail', () =>
      adminRoute('structure', { kind: 'parameter', item: '8' }),
    ),
    prepare: (shown) => shown.locator('main fieldset').first().waitFor(),
  },
  page('admin-imports', () => adminRoute('imports')),
  page('admin-import-new', () => adminRoute('imports', { item: 'new' })),
  page('admin-languages', () => adminRoute('languages')),
  page('admin-texts', () => adminRoute('languages', { item: 'de' })),
  page('admin-text-import', () => adminRoute('languages', { item: 'de', kind: 'import' })),
  page('admin-settings', () => adminRoute('settings')),
  page('admin-settings-colors', () => adminRoute('settings', { of: 'colors' })),
  page('admin-system', () => adminRoute('system')),
  page('admin-backups', () => adminRoute('backups')),
  page('admin-settings-history', () => adminRoute('settings', { of: 'history' })),
  {
    ...page('admin-reports-empty', () => adminRoute('reports')),
    says: { '/ext/admin/reports': { body: { open: 0, next: null, data: [] } } },
  },
  page('admin-inbox', () => adminRoute('inbox')),
  page('admin-people', () => adminRoute('users')),
  {
    ...page('admin-person', () => adminRoute('users')),
    prepare: async (shown) => {
      await press('main ul button')(shown)
      await shown.waitForLoadState('networkidle')
    },
  },
  page('admin-staff', () => adminRoute('staff')),
  {
    ...page('admin-staff-invite', () => adminRoute('staff')),
    prepare: async (shown) => {
      await shown.getByRole('button', { name: 'Invite' }).click()
      await shown.getByRole('dialog').waitFor()
    },
    isWindow: true,
  },
  {
    ...page('admin-closed-to-role', () => adminRoute('staff')),
    says: {
      '/ext/admin/overview': {
        body: {
          error: false,
          message: '',
          data: {
            role: 'moderator',
            waiting: { property: 0, project: 0, verification: 0 },
            oldest_at: null,
            open_reports: 0,
            open_chat_reports: 0,
            open_contact_messages: 0,
            people: 0,
            deactivated: 0,
            latest: [],
          },
        },
      },
    },
  },
  page('admin-audit', () => adminRoute('audit')),
  {
    ...page('admin-second-factor', () => adminRoute()),
    says: {
      '/ext/admin/overview': { status: 403, body: { error: true, key: 'secondFactorMissing' } },
    },
  },
  { ...page('admin-refused', () => adminRoute()), by: 'member' },
]

function page(name: string, path: Shot['path']): Shot {
  const prepare = (shown: Page) => shown.locator('main h1, main h2').first().waitFor()
  return { name, by: 'administrator', path, prepare }
}
