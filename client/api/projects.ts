import { queryOptions } from '@tanstack/react-query'
import type { ProjectFilters as Shown } from '@/domain/search/project-filters.ts'
import type { components, operations } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from './calls/api-client.ts'
import { ApiError } from './calls/api-error.ts'
import { type Page, pageQuery, toPage } from './calls/paging.ts'
import { viewerKey } from './calls/query-keys.ts'
import { type ProjectCard, projectCard } from './cards/project-card.ts'

export type ProjectDetail = components['schemas']['Project']

/** The page of a project: everything about it, and others like it. */
export type ProjectPage = { project: ProjectDetail; similar: ProjectCard[] }

/** Which projects to list; all names are the wire's. */
export type ProjectFilters = Omit<
  NonNullable<operations['getProjects']['parameters']['query']>,
  'limit' | 'offset' | 'id' | 'get_similar'
>

export const PROJECTS_PER_PAGE = 12

/** The filters of a page as the provider takes them; a category goes by its id. */
export function projectQuery(
  { search, city, type, postedSince, featured, near }: Shown,
  categoryId: number | undefined,
): ProjectFilters {
  return {
    search: search || undefined,
    category_id: categoryId,
    city: city || undefined,
    project_type: type ?? undefined,
    posted_since: postedSince === null ? undefined : postedSince === 'week' ? 0 : 1,
    get_featured: featured ? 1 : undefined,
    latitude: near?.latitude,
    longitude: near?.longitude,
    radius: near?.radiusKm,
  }
}

export const projectQueries = {
  list: (client: ApiClient, page = 1, filters: ProjectFilters = {}) =>
    queryOptions({
      queryKey: viewerKey(client, 'projects', 'list', { page, ...filters }),
      queryFn: async ({ signal }): Promise<Page<ProjectCard>> => {
        const query = { ...filters, ...pageQuery(page, PROJECTS_PER_PAGE) }
        const call = client.http.GET('/get-projects', { params: { query }, signal })
        return toPage(getReply(await call), projectCard)
      },
    }),

  /**
   * One project, not counted as a view; a former slug finds it too, and its `slug_id` is then the present one.
   * @throws ApiError `notFound`; `packageRefused` or, of providers that show projects to members
   * only, `unauthenticated` when the viewer may not see it.
   */
  detail: (client: ApiClient, slug: string) =>
    queryOptions({
      queryKey: viewerKey(client, 'projects', 'detail', { slug }),
      queryFn: async ({ signal }): Promise<ProjectPage> => {
        const params = { query: { slug_id: slug, get_similar: 1, again: 1 } } as const
        const reply = getReply(await client.http.GET('/get-project-detail', { params, signal }))
        if (!reply.data) throw new ApiError('notFound', { message: '', key: 'notFound' })
        return { project: reply.data, similar: (reply.similar_projects ?? []).map(projectCard) }
      },
    }),
}
