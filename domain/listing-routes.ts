import type { PropertyType } from './property-type.ts'
import { laterPage, withPairs } from './routes.ts'

/** Addresses of the pages on which people list; apart, since most pages lead to none of them. */
export const listingRoutes = {
  /** One's own properties. */
  ownProperties: ({ decision, isActive, offer, page }: OwnShown = {}) =>
    withPairs('/user/properties', {
      decision,
      activity: isActive === undefined ? '' : isActive ? 'active' : 'inactive',
      offer,
      page: laterPage(page),
    }),
  /** One's own listing, as its owner sees it. */
  myProperty: (slug: string) => `/my-property/${encodeURIComponent(slug)}`,
  /** Begins a property, goes on with a draft, or begins with what another of one's own says. */
  addProperty: ({ draft, copy }: { draft?: string; copy?: number } = {}) =>
    withPairs('/user/add-property', { draft, copy: copy === undefined ? '' : String(copy) }),
  editProperty: (slug: string) => `/user/edit-property/${encodeURIComponent(slug)}`,
  /** As `addProperty`. */
  addProject: ({ draft, copy }: { draft?: string; copy?: number } = {}) =>
    withPairs('/user/add-project', { draft, copy: copy === undefined ? '' : String(copy) }),
  editProject: (slug: string) => `/user/edit-project/${encodeURIComponent(slug)}`,
  /** One's own projects. */
  ownProjects: ({ decision, isActive, page }: OwnShown = {}) =>
    withPairs('/user/projects', {
      decision,
      activity: isActive === undefined ? '' : isActive ? 'active' : 'inactive',
      page: laterPage(page),
    }),
}

/** The same by what is listed. */
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

/** What an administrator decides of a listing. */
export const listingDecisions = ['pending', 'approved', 'rejected'] as const

/** What an owner looks for among the own properties or projects; the latter have no offer. */
export type OwnShown = {
  decision?: (typeof listingDecisions)[number] | undefined
  isActive?: boolean | undefined
  offer?: PropertyType | undefined
  /** From 1. */
  page?: number
}
