import { readyUpload } from '@/tests/support/builders/lister.ts'
import { OWNER_ALONE, type PermissionRow, row } from './permission-row.ts'

/** What owners do with their projects. */
export const OWN_PROJECTS: readonly PermissionRow[] = [
  row(
    'postProject',
    [401, 403, 403, 403, 403, 200],
    async ({ db, self, categoryId }) => {
      const pictures = self
        ? [{ upload: (await readyUpload(db, { accountId: self.id, purpose: 'photo' })).id }]
        : [{ upload: 'none' }]
      const place = { location: '1 Quay', city: 'Bend', state: 'Oregon', country: 'United States' }
      const words = { title: 'Quay', description: 'Forty flats by the water.' }
      return { body: { ...words, ...place, category_id: categoryId, pictures } }
    },
    'a new one, with a profile that is not complete',
  ),
  row(
    'postProject',
    OWNER_ALONE,
    ({ project }) => ({ body: { id: project.id, title: 'Quay' } }),
    "a change of the owner's",
  ),
  row('deleteProject', OWNER_ALONE, ({ project }) => ({ body: { id: project.id } })),
  row('changeProjectStatus', OWNER_ALONE, ({ project }) => ({
    body: { project_id: project.id, status: 0 },
  })),
  row('getAddedProjects', [401, 200, 200, 200, 403, 200]),
  row(
    'getAddedProjects',
    OWNER_ALONE,
    ({ project }) => ({ query: { id: project.id } }),
    "one of the owner's",
  ),
]
