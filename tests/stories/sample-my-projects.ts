import type { MyProjectDetail } from '@/client/api/member/my-projects.ts'
import { noProject, type ProjectValues } from '@/domain/listing/project-post.ts'
import type { components } from '@/generated/api-types.ts'
import { projectDetail } from './sample-listings.ts'

type OwnProject = components['schemas']['OwnProject']

const at = '2026-05-04T08:30:00.000000Z'

/** A project as its owner reads it: approved and shown, unless told otherwise. */
export function ownProject(changes: Partial<OwnProject> = {}): OwnProject {
  const request_status = changes.request_status ?? 'approved'
  const reason = 'The site plan is missing.'
  return {
    ...projectDetail(),
    created_at: '2 days ago',
    created_at_iso: at,
    total_click: 96,
    is_promoted: false,
    revision: 3,
    image_alt: '',
    approved_at: at,
    submitted_at: request_status === 'pending' ? at : null,
    reject_reason:
      request_status === 'rejected' ? { id: 1, project_id: 4, reason, created_at: at } : null,
    ...changes,
    request_status,
  }
}

/** One of each standing. */
export const ownProjects: OwnProject[] = [
  ownProject({
    id: 31,
    title: 'Orchard Row',
    type: 'upcoming',
    request_status: 'pending',
    status: 0,
  }),
  ownProject({ id: 32, title: 'Mill Court', request_status: 'rejected', status: 0 }),
  ownProject(),
  ownProject({ id: 33, title: 'Garden Wharf', status: 0, image: '' }),
]

/** The same with everything about it. */
export function ownProjectDetail(changes: Partial<MyProjectDetail> = {}): MyProjectDetail {
  const facts = { revision: 3, image_alt: 'The quay', reject_reason: null }
  return { ...projectDetail(), ...facts, submitted_at: null, approved_at: at, ...changes }
}

/** Everything that is required, and two floors. */
export const wholeProject: ProjectValues = {
  ...noProject,
  title: 'Saltworks Yard',
  description: 'Forty-two flats around a planted court.',
  category_id: 1,
  type: 'under_construction',
  address: '2 Saltworks Quay',
  city: 'Kirkland',
  state: 'Washington',
  country: 'USA',
  pictures: [{ key: 'id-0', id: 0, alt: 'The yard', url: '' }],
  plans: [
    { key: 'p1', title: 'Ground floor', file: drawing('ground.pdf', 1) },
    { key: 'p2', title: 'Roof', file: drawing('roof.png', 2) },
  ],
}

function drawing(name: string, id: number) {
  return { key: `id-${id}`, id, name, bytes: 20_480, isPicture: name.endsWith('png'), url: '' }
}
