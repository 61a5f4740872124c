import type { AgentFilters } from '@/client/api/agents.ts'
import type { City } from '@/client/api/places.ts'
import type { Translator } from '@/client/text/translator.ts'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { routes } from '@/domain/web/routes.ts'
import { cityOptions, ListSearch } from '@/features/shell/list-search.tsx'

type AgentSearchProps = {
  filters: AgentFilters
  cities: readonly City[]
  t: Translator
  href: (path: string) => string
}

/** Agent search as a plain form; the URL holds the filters. */
export function AgentSearch({ filters, cities, t, href }: AgentSearchProps) {
  const { city, verified } = filters
  return (
    <ListSearch
      action={href(routes.agents())}
      label={t('agents.search')}
      id="agent-name"
      className="lg:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_auto_auto]"
      filters={filters}
      t={t}
    >
      <Select
        id="agent-city"
        name="city"
        defaultValue={city}
        aria-label={t('agents.city')}
        emptyLabel={t('agents.anyCity')}
        options={cityOptions(city, cities)}
      />
      <Checkbox
        name="verified"
        value="1"
        defaultChecked={verified}
        label={t('agents.verified')}
        className="whitespace-nowrap"
      />
    </ListSearch>
  )
}
