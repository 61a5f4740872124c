import type { ApiClient } from './api-client.ts'

/** Area, operation, what was asked, and for whom; a prefix of it names what a write makes stale. */
export type QueryKey = readonly [area: string, operation: string, ...rest: unknown[]]

/** Key of what everybody sees alike. */
export function publicKey(
  client: ApiClient,
  area: string,
  operation: string,
  params: object = {},
): QueryKey {
  return [area, operation, params, { language: client.language }]
}

/** Key of what differs from viewer to viewer: favourites, access, recommendations. */
export function viewerKey(
  client: ApiClient,
  area: string,
  operation: string,
  params: object = {},
): QueryKey {
  return [area, operation, params, { language: client.language, viewer: client.viewer }]
}

/** Viewer in a key of `viewerKey`: null for visitors, undefined for keys of public data. */
export function viewerOfKey(key: readonly unknown[]): number | null | undefined {
  const asked = key.at(-1)
  if (typeof asked !== 'object' || asked === null || !('viewer' in asked)) return undefined
  return typeof asked.viewer === 'number' ? asked.viewer : null
}
