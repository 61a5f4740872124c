import type { OperationId } from '@/server/contract/operation-types.ts'
import type { GatedScene } from './gated-scene.ts'
import type { Asked } from './permission-row.ts'

/**
 * A status that refuses; `full`: something of what a package opens; `card`: the listing as lists show it; `absent`:
 * nothing of it.
 */
export type Outcome = 401 | 403 | 404 | 'full' | 'card' | 'absent'

/** Outcomes for guest, member without a package, member with one, owner, agent, administrator. */
type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

export type GatedRow = {
  id: OperationId
  of: string
  outcomes: Outcomes
  ask: (scene: GatedScene) => Asked
}

/** One record: refused without the right. */
const RECORD: Outcomes = [403, 403, 'full', 'full', 'full', 'full']
/** A list whose rows hold more than the card where the right is there. */
const ROWS: Outcomes = ['card', 'card', 'full', 'full', 'full', 'full']
/** A list whose rows are cards for everybody. */
const CARDS: Outcomes = ['card', 'card', 'card', 'card', 'card', 'card']
const MEMBERS_ROWS: Outcomes = [401, 'card', 'full', 'full', 'full', 'full']

function row(
  id: OperationId,
  of: string,
  outcomes: Outcomes,
  ask: GatedRow['ask'] = () => ({}),
): GatedRow {
  return { id, of, outcomes, ask }
}

const MORTGAGE = { loan_amount: 1000, interest_rate: 5, loan_term_years: 10, show_all_details: 1 }
const BEND = { city: 'Bend' }

/** Every operation that answers premium homes. */
export const PREMIUM_READS: readonly GatedRow[] = [
  row('getProperty', 'by slug', RECORD, ({ premium }) => ({ query: { slug_id: premium.slug } })),
  row('getProperty', 'by id', RECORD, ({ premium }) => ({ query: { id: premium.id } })),
  row('getProperty', 'as a list', ROWS),
  row('getProperty', 'of an owner', ROWS, ({ ownerId }) => ({ query: { userid: ownerId } })),
  row('getProperty', 'similar to an open one', ROWS, ({ open }) => ({ query: { id: open.id } })),
  row('compareProperties', 'with an open one', RECORD, ({ premium, open }) => ({
    query: { source_property_id: open.id, target_property_id: premium.id },
  })),
  row('getPropertyList', '', ROWS, () => ({ query: BEND })),
  row('getPropertyList', 'premium ones', ROWS, () => ({
    query: { get_all_premium_properties: 1 },
  })),
  row('getPropertyCards', '', ROWS, ({ premium }) => ({ query: { ids: premium.id } })),
  row('getNearbyProperties', '', CARDS, () => ({
    query: { latitude: 44.06, longitude: -122.206 },
  })),
  row('getSimilarProperties', '', ROWS, ({ open }) => ({ query: { property_id: open.id } })),
  row('getHomepageData', '', ROWS),
  row('getFavouriteProperties', '', MEMBERS_ROWS),
  row('getUserRecommendations', '', MEMBERS_ROWS),
  row('getAgentProperties', '', ['absent', 'absent', 'full', 'full', 'full', 'full'], (scene) => ({
    query: { id: scene.ownerId },
  })),
  row('getMapClusters', '', CARDS, () => ({ query: { bounds: '-60,-170,70,170', zoom: 18 } })),
  row('getSearchSuggestions', '', CARDS, () => ({ query: { query: 'glass pavilion' } })),
  row(
    'getAddresses',
    'for sitemaps',
    ['absent', 'absent', 'absent', 'absent', 'absent', 'absent'],
    () => ({
      path: { kind: 'property' },
    }),
  ),
]

/** Every operation that answers projects. */
export const PROJECT_READS: readonly GatedRow[] = [
  row('getProjectDetail', 'by slug', RECORD, ({ project }) => ({
    query: { slug_id: project.slug },
  })),
  row('getProjectDetail', 'by id', RECORD, ({ project }) => ({ query: { id: project.id } })),
  row('getProjects', '', CARDS),
  row('getHomepageData', '', CARDS),
  row(
    'getAgentProperties',
    'projects',
    ['absent', 'absent', 'card', 'card', 'card', 'card'],
    (scene) => ({
      query: { id: scene.ownerId, is_projects: 1 },
    }),
  ),
  row('getSearchSuggestions', '', CARDS, () => ({ query: { query: 'mill quarter' } })),
  row(
    'getAddresses',
    'for sitemaps',
    ['absent', 'absent', 'absent', 'absent', 'absent', 'absent'],
    () => ({
      path: { kind: 'project' },
    }),
  ),
]

/** The other things that a right opens, by status. */
export const GATED_ACTS: readonly (Omit<GatedRow, 'outcomes'> & { answers: readonly number[] })[] =
  [
    {
      id: 'calculateMortgage',
      of: 'with the plan',
      answers: [200, 403, 200, 403, 200, 200],
      ask: () => ({ query: MORTGAGE }),
    },
    {
      id: 'updateProperty',
      of: 'to make an own home premium',
      answers: [401, 403, 200, 403, 200, 200],
      ask: ({ own }) => ({ body: { action_type: 0, id: own.id, is_premium: true } }),
    },
  ]
