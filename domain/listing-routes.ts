import type { PropertyType } from './property-type.ts'
import { laterPage, withPairs } from './routes.ts'

/** Paths of the listing pages; separate from `routes`, since most pages link to none. */
export const listingRoutes = {
  ownProperties: ({ decision, isActive, offer, page }: OwnShown = {}) =>
    withPairs('/user/properties', {
      decision,
      activity: isActive === undefined ? '' : isActive ? 'active' : 'inactive',
      offer,
      page: laterPage(page),
    }),
  /** Owner's view. */
  myProperty: (slug: string) => `/my-property/${encodeURIComponent(slug)}`,
  /** Starts a property, resumes a draft, or copies one of the owner's listings. */
  addProperty: ({ draft, copy }: { draft?: string; copy?: number } = {}) =>
    withPairs('/user/add-property', { draft, copy: copy === undefined ? '' : String(copy) }),
  editProperty: (slug: string) => `/user/edit-property/${encodeURIComponent(slug)}`,
  addProject: ({ draft, copy }: { draft?: string; copy?: number } = {}) =>
    withPairs('/user/add-project', { draft, copy: copy === undefined ? '' : String(copy) }),
  editProject: (slug: string) => `/user/edit-project/${encodeURIComponent(slug)}`,
  ownProjects: ({ decision, isActive, page }: OwnShown = {}) =>
    withPairs('/user/projects', {
      decision,
      activity: isActive === undefined ? '' : isActive ? 'active' : 'inactive',
      page: laterPage(page),
    }),
}

/** Same routes by listing kind. */
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

/** Review decisions. */
export const listingDecisions = ['pending', 'approved', 'rejected'] as const

/** Filters of my listings; projects have no offer. */
export type OwnShown = {
  decision?: (typeof listingDecisions)[number] | undefined
  isActive?: boolean | undefined
  offer?: PropertyType | undefined
  /** From 1. */
  page?: number
}
