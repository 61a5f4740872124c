import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { peopleQueries } from '@/client/api/admin/people.ts'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { propertyQueries } from '@/client/api/properties.ts'
import { isEnoughTyped, useSettled } from '@/client/state/use-settled.ts'
import { useHref } from '@/client/text/links-context.tsx'
import { useText } from '@/client/text/text-context.tsx'
import type { Translator } from '@/client/text/translator.ts'
import type { ComboboxItem } from '@/design-system/combobox/combobox-list.tsx'
import type { Right } from '@/domain/account/rights.ts'
import { noFilters } from '@/domain/search/search-filters.ts'
import { settingKeys, settingTable } from '@/domain/settings/setting-table.ts'
import { adminPageRights, adminPages } from '@/domain/web/admin-pages.ts'
import { adminRoute } from '@/domain/web/admin-routes.ts'
import { routes } from '@/domain/web/routes.ts'
import { findSettings, isListed, settingName, settingRoute } from '../settings/setting-words.ts'
import { useRights } from '../use-rights.ts'

const MOST_OF_A_KIND = 5
/** Of a listing, and such as to be a number of the wire. */
const NUMBER = /^\d{1,9}$/

type DeskSearch = { options: ComboboxItem[]; isBusy: boolean }

/** Pages, settings, people and listings that the role opens; values are addresses. */
export function useDeskSearch(query: string): DeskSearch {
  const { t } = useText()
  const href = useHref()
  const may = useRights()
  const words = useSettled(query.trim())
  const isAsked = isEnoughTyped(words)
  const people = usePeople(words, isAsked && may('readPeople'))
  const listings = useListings(words, isAsked)
  const options = [
    ...findPages(query, may, t),
    ...(may('settings') && query.trim() !== '' ? findSettingOptions(query, t) : []),
    ...(may('readReview') && NUMBER.test(query.trim()) ? [numberOption(query.trim(), t)] : []),
    ...people.options,
    ...listings.options,
  ]
  return {
    options: options.map((option) => ({ ...option, value: href(option.value) })),
    isBusy: people.isBusy || listings.isBusy,
  }
}

function usePeople(search: string, enabled: boolean): DeskSearch {
  const { t } = useText()
  const client = useApiClient()
  const { data, isFetching } = useInfiniteQuery({
    ...peopleQueries.list(client, { search }),
    enabled,
  })
  const rows = enabled ? (data?.pages[0]?.rows ?? []) : []
  return {
    isBusy: isFetching,
    options: rows.slice(0, MOST_OF_A_KIND).map(({ id, name, email, mobile }) => ({
      value: adminRoute('users', { person: String(id) }),
      label: name || email || t('admin.unnamed'),
      hint: email || mobile || '',
      group: t('admin.page.users'),
    })),
  }
}

/** On the market. */
function useListings(search: string, enabled: boolean): DeskSearch {
  const { t } = useText()
  const client = useApiClient()
  const filters = { ...noFilters, search }
  const { data, isFetching } = useQuery({ ...propertyQueries.list(client, filters), enabled })
  const rows = enabled ? (data?.rows ?? []) : []
  return {
    isBusy: isFetching,
    options: rows.slice(0, MOST_OF_A_KIND).map(({ slug, title, city }) => ({
      value: routes.property(slug),
      label: title,
      hint: city ?? '',
      group: t('admin.search.listings'),
    })),
  }
}

/** All pages without words. */
function findPages(query: string, may: (right: Right) => boolean, t: Translator): ComboboxItem[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return adminPages
    .filter((page) => may(adminPageRights[page]))
    .map((page) => ({
      value: adminRoute(page),
      label: t(`admin.page.${page}`),
      group: t('admin.search.pages'),
    }))
    .filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)))
}

function findSettingOptions(query: string, t: Translator): ComboboxItem[] {
  return findSettings(query, settingKeys.filter(isListed), t)
    .slice(0, MOST_OF_A_KIND)
    .map((key) => ({
      // Several settings share the page of ways to pay.
      value: `${settingRoute(key)}${settingTable[key].group === 'payments' ? `#${key}` : ''}`,
      label: settingName(key, t),
      group: t('admin.page.settings'),
    }))
}

/** Whatever its state; the page says if there is none. */
function numberOption(number: string, t: Translator): ComboboxItem {
  return {
    value: adminRoute('review', { item: `property-${Number(number)}` }),
    label: t('admin.search.number', { number: Number(number) }),
    group: t('admin.search.listings'),
  }
}
