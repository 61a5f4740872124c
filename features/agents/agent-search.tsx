import { Search } from 'lucide'
import type { AgentFilters } from '@/client/api/agents.ts'
import type { City } from '@/client/api/location.ts'
import type { Translator } from '@/client/text/translator.ts'
import { buttonStyles } from '@/design-system/button/button.tsx'
import { Checkbox } from '@/design-system/checkbox/checkbox.tsx'
import { Icon } from '@/design-system/icon/icon.tsx'
import { Input, InputGroup } from '@/design-system/input/input.tsx'
import { Select } from '@/design-system/select/select.tsx'
import { routes } from '@/domain/routes.ts'

type AgentSearchProps = {
  filters: AgentFilters
  cities: readonly City[]
  t: Translator
  href: (path: string) => string
}

/** Name, place and verification as one plain form: the address holds what was asked. */
export function AgentSearch({ filters, cities, t, href }: AgentSearchProps) {
  const { search, city, verified } = filters
  const names = [...new Set([...(city ? [city] : []), ...cities.map(({ name }) => name)])]
  return (
    <search className="mb-8 block">
      <form
        // What was typed and never sent does not outlive the next answer.
        key={JSON.stringify(filters)}
        action={href(routes.agents())}
        className="grid gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 sm:grid-cols-2 sm:p-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_auto_auto] lg:items-center"
      >
        <InputGroup before={<Icon of={Search} />} className="min-w-0">
          <Input
            id="agent-name"
            type="search"
            name="q"
            defaultValue={search}
            maxLength={200}
            aria-label={t('agents.search')}
            placeholder={t('agents.search')}
          />
        </InputGroup>
        <Select
          id="agent-city"
          name="city"
          defaultValue={city}
          aria-label={t('agents.city')}
          emptyLabel={t('agents.anyCity')}
          options={names.map((name) => ({ value: name, label: name }))}
        />
        <Checkbox
          name="verified"
          value="1"
          defaultChecked={verified}
          label={t('agents.verified')}
          className="whitespace-nowrap"
        />
        <button type="submit" className={buttonStyles({ className: 'min-h-12' })}>
          {t('search.submit')}
        </button>
      </form>
    </search>
  )
}
