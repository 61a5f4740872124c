import type { PropertyType } from '../listing/property-type.ts'
import { laterPage, withPairs } from './routes.ts'

/** Separate from `routes`, since most pages link to none of these. */
export const listingRoutes = {
  ownProperties: ({ decision, isActive, offer, page }: MyListingsView = {}) =>
    withPairs('/user/properties', {
      decision,
      activity: isActive === undefined ? '' : isActive ? 'active' : 'inactive',
      offer,
      page: laterPage(page),
    }),
  myProperty: (slug: string) => `/my-property/${encodeURIComponent(slug)}`,
  /** New, from a draft, or as a copy of another listing. */
  addProperty: ({ draft, copy }: { draft?: string; copy?: number } = {}) =>
    withPairs('/user/add-property', { draft, copy: copy === undefined ? '' : String(copy) }),
  editProperty: (slug: string) => `/user/edit-property/${encodeURIComponent(slug)}`,
  addProject: ({ draft, copy }: { draft?: string; copy?: number } = {}) =>
    withPairs('/user/add-project', { draft, copy: copy === undefined ? '' : String(copy) }),
  editProject: (slug: string) => `/user/edit-project/${encodeURIComponent(slug)}`,
  ownProjects: ({ decision, isActive, page }: MyListingsView = {}) =>
    withPairs('/user/projects', {
      decision,
      activity: isActive === undefined ? '' : isActive ? 'active' : 'inactive',
      page: laterPage(page),
    }),
}

export const ownPaths = {
  property: {
    list: listingRoutes.ownProperties,
    add: listingRoutes.addProperty,
    edit: listingRoutes.editProperty,
  },
  project: {
    list: listingRoutes.ownProjects,
    add: listingRoutes.addProject,
    edit: listingRoutes.editProject,
  },
}

export const listingDecisions = ['pending', 'approved', 'rejected'] as const

/** Projects have no offer. */
export type MyListingsView = {
  decision?: (typeof listingDecisions)[number] | undefined
  isActive?: boolean | undefined
  offer?: PropertyType | undefined
  /** From 1. */
  page?: number
}
