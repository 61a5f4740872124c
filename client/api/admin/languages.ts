import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { toFields } from '@/domain/values/records.ts'
import type { components } from '@/generated/api-types.ts'
import { type ApiClient, getReply } from '../calls/api-client.ts'
import type { ApiError } from '../calls/api-error.ts'
import { viewerKey } from '../calls/query-keys.ts'
import { write } from '../calls/write.ts'

type Schemas = components['schemas']
export type SiteLanguage = Schemas['SiteLanguage']
export type LanguageText = Schemas['LanguageText']
export type WireForms = Schemas['TextForms']
export type TextFilter = Schemas['TextFilter']
export type TextCounts = Schemas['TextCounts']
export type CheckedFile = Schemas['CheckedFile']
export type TextConflict = Schemas['ChangedLanguageText']['data']

const ROWS = 30
const AS_JSON = { bodySerializer: JSON.stringify }
/** Others edit at the same time. */
const FRESH_MILLISECONDS = 5_000
export const languageKeys = [
  ['administration', 'languages'],
  ['administration', 'audit'],
] as const
/** Pages list languages. */
const WITH_SETTINGS = [...languageKeys, ['settings']] as const

/** Queries of languages and their texts; need `administration`. */
export const languageQueries = {
  list: (client: ApiClient) =>
    queryOptions({
      queryKey: viewerKey(client, 'administration', 'languages'),
      queryFn: async ({ signal }): Promise<SiteLanguage[]> =>
        getReply(await client.http.GET('/ext/admin/languages', { signal })).data,
      staleTime: FRESH_MILLISECONDS,
    }),

  texts: (
    client: ApiClient,
    { code, show, search }: { code: string; show: TextFilter | undefined; search: string },
  ) =>
    infiniteQueryOptions({
      queryKey: viewerKey(client, 'administration', 'languages', { code, show, search }),
      queryFn: async ({ signal, pageParam }) => {
        const query = {
          limit: ROWS,
          show,
          search: search || undefined,
          after: pageParam || undefined,
        }
        const params = { path: { code }, query }
        const call = client.http.GET('/ext/admin/languages/{code}/texts', { params, signal })
        const { data: rows, forms, counts, next } = getReply(await call)
        return { rows, forms, counts, next }
      },
      initialPageParam: '',
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: FRESH_MILLISECONDS,
    }),
}

/** Gives the canonical code. @throws ApiError with the key `languageExists`, or with reasons. */
export const addLanguage = write(
  WITH_SETTINGS,
  async (client: ApiClient, body: Schemas['AddLanguageRequest']) =>
    getReply(await client.http.POST('/ext/admin/languages', { body, ...AS_JSON })).data.code,
)

/** @throws ApiError with the key `languageChanged` or `languageDefault`. */
export const changeLanguage = write(
  WITH_SETTINGS,
  async (
    client: ApiClient,
    { code, ...body }: { code: string } & Schemas['ChangeLanguageRequest'],
  ) => {
    const options = { params: { path: { code } }, body, ...AS_JSON }
    getReply(await client.http.POST('/ext/admin/languages/{code}', options))
  },
)

/** @throws ApiError with the key `languageUsed`, `languageShipped` or `languageDefault`. */
export const removeLanguage = write(WITH_SETTINGS, async (client: ApiClient, code: string) => {
  getReply(await client.http.DELETE('/ext/admin/languages/{code}', { params: { path: { code } } }))
})

/** @throws ApiError with the key `languagesChanged` unless all are named. */
export const orderLanguages = write(WITH_SETTINGS, async (client: ApiClient, codes: string[]) => {
  getReply(await client.http.POST('/ext/admin/language-order', { body: { codes }, ...AS_JSON }))
})

/** @throws ApiError with the key `textChanged`, or with reasons for `text.<form>`. */
export const saveLanguageText = write(
  languageKeys,
  async (
    client: ApiClient,
    { code, ...body }: { code: string } & Schemas['SaveLanguageTextRequest'],
  ) => {
    const options = { params: { path: { code } }, body, ...AS_JSON }
    getReply(await client.http.POST('/ext/admin/languages/{code}/texts', options))
  },
)

/** @throws ApiError with the key `textChanged`. */
export const revertLanguageText = write(
  languageKeys,
  async (
    client: ApiClient,
    { code, ...body }: { code: string } & Schemas['RevertLanguageTextRequest'],
  ) => {
    const options = { params: { path: { code } }, body, ...AS_JSON }
    getReply(await client.http.POST('/ext/admin/languages/{code}/texts/revert', options))
  },
)

/** The text that somebody else wrote; null for other failures. */
export function readTextConflict({ key, data }: ApiError): TextConflict | null {
  if (key !== 'textChanged') return null
  const { text, actor_name, changed_at } = toFields(data)
  const forms = text === null || text === undefined ? null : toForms(toFields(text))
  return {
    text: forms,
    actor_name: typeof actor_name === 'string' ? actor_name : '',
    changed_at: typeof changed_at === 'string' ? changed_at : null,
  }
}

function toForms(fields: Record<string, unknown>): WireForms {
  const forms = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(forms)
}

/** Texts of a language as a file. */
export const exportLanguage = write(
  [],
  async (client: ApiClient, { code, format }: { code: string; format: 'json' | 'xliff' }) => {
    const params = { path: { code }, query: { format } }
    return getReply(await client.http.GET('/ext/admin/languages/{code}/export', { params })).data
  },
)

/** What an import of the file would do. */
export async function checkLanguageFile(
  client: ApiClient,
  { code, file, signal }: { code: string; file: File; signal: AbortSignal },
): Promise<CheckedFile> {
  const options = { params: { path: { code } }, body: { file }, signal }
  return getReply(await client.http.POST('/ext/admin/languages/{code}/import-check', options)).data
}

/** @throws ApiError with the key `textsChanged`. */
export async function importLanguage(
  client: ApiClient,
  { code, ...body }: { code: string; base: string; file: File },
): Promise<void> {
  const options = { params: { path: { code } }, body }
  getReply(await client.http.POST('/ext/admin/languages/{code}/import', options))
}
