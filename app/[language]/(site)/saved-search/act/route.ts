import { loadPage, type Page } from '@/app/page/load-page.ts'
import { ApiError } from '@/client/api/calls/api-error.ts'
import {
  changeSavedSearch,
  confirmSavedSearch,
  endSavedSearch,
  saveSearch,
} from '@/client/api/member/saved-searches.ts'
import { filtersOfCriteria, saveSearchFaults, searchToSave } from '@/domain/search/saved-search.ts'
import {
  type SavedSearchAction,
  type SavedSearchOutcome,
  savedSearchActions,
} from '@/domain/search/saved-search-actions.ts'
import { stringOrEmpty } from '@/domain/values/records.ts'
import { routes } from '@/domain/web/routes.ts'

/** Saved search form actions. POST only, because mail programs prefetch links. */
export async function POST(request: Request): Promise<Response> {
  // Wrong content type, or truncated.
  const form = await request.formData().catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const wanted = stringOrEmpty(form.get('deed'))
  const action = savedSearchActions.find((one) => one === wanted)
  if (!action) return new Response(null, { status: 422 })
  const page = await loadPage()
  // 303: the next page loads by GET, so a reload does not resubmit.
  const headers = {
    Location: page.href(await actions[action](page, form)),
    'X-Robots-Tag': 'noindex',
  }
  return new Response(null, { status: 303, headers })
}

/** Return the path to redirect to. */
const actions: Record<SavedSearchAction, (page: Page, form: FormData) => Promise<string>> = {
  async save({ client }, form) {
    const search = searchToSave(form)
    const query = stringOrEmpty(form.get('query'))
    const shown = (outcome: SavedSearchOutcome) =>
      withOutcome(routes.saveSearch(filtersOfCriteria(query)), outcome)
    if (Object.keys(saveSearchFaults(search)).length > 0) return shown('invalid')
    const events = [...search.events]
    return shown(await awaitOutcome(saveSearch(client, { ...search, events, query }), 'sent'))
  },

  async confirm({ client }, form) {
    const token = stringOrEmpty(form.get('token'))
    try {
      const opened = await confirmSavedSearch(client, token)
      return routes.savedSearch('manage', opened, 'confirmed')
    } catch (error) {
      return routes.savedSearch('confirm', token, toOutcome(error))
    }
  },

  async change({ client }, form) {
    const token = stringOrEmpty(form.get('token'))
    const { name, events, frequency } = searchToSave(form)
    const isWhole = name.trim() !== '' && events.length > 0
    const body = { token, name, events: [...events], frequency }
    const outcome = isWhole
      ? await awaitOutcome(changeSavedSearch(client, body), 'changed')
      : 'invalid'
    return routes.savedSearch('manage', token, outcome)
  },

  pause: (page, form) => rest(page, form, 1),
  resume: (page, form) => rest(page, form, 0),

  async end({ client }, form) {
    const token = stringOrEmpty(form.get('token'))
    const all = stringOrEmpty(form.get('all')) === '1'
    const done = stringOrEmpty(form.get('in_account')) === '1' ? 'stopped' : 'ended'
    const outcome = await awaitOutcome(endSavedSearch(client, { token, all }), done)
    return routes.savedSearch('unsubscribe', token, outcome)
  },
}

async function rest({ client }: Page, form: FormData, is_paused: 0 | 1): Promise<string> {
  const token = stringOrEmpty(form.get('token'))
  const outcome = await awaitOutcome(changeSavedSearch(client, { token, is_paused }), 'changed')
  return routes.savedSearch('manage', token, outcome)
}

async function awaitOutcome(
  doing: Promise<void>,
  done: SavedSearchOutcome,
): Promise<SavedSearchOutcome> {
  try {
    await doing
    return done
  } catch (error) {
    return toOutcome(error)
  }
}

function toOutcome(error: unknown): SavedSearchOutcome {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'tooMany') return 'tooMany'
  if (error.key === 'tooManySearches') return 'full'
  return error.kind === 'invalid' ? 'invalid' : error.kind === 'notFound' ? 'unknown' : 'failed'
}

function withOutcome(path: string, outcome: SavedSearchOutcome): string {
  return `${path}${path.includes('?') ? '&' : '?'}outcome=${outcome}`
}
