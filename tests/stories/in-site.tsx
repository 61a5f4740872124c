import type { Decorator } from '@storybook/react'
import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '@/client/api/calls/api-client.ts'
import { createLazyClient } from '@/client/api/calls/lazy-client.ts'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { ApiClientProvider } from '@/client/state/api-client-provider.tsx'
import { LinksProvider } from '@/client/text/links-context.tsx'
import { createText, type Text, type TextSource } from '@/client/text/text.ts'
import { TextProvider } from '@/client/text/text-context.tsx'
// Storybook's own compiler would write the attribute `type: 'json'` in a way no browser reads.
import arabic from '@/dictionaries/ar.json'
import english from '@/dictionaries/en.json'

/** What a story says the provider has answered. */
export type StoryReads = (client: ApiClient) => [QueryKey, unknown][]

/** What the site's layout gives every component: sentences, links, calls and their cache. */
export const inSite: Decorator = (Story, { globals, parameters }) => {
  const source = sourceOf(globals.direction === 'rtl' ? 'ar' : 'en')
  const [queries] = useState(() => {
    const created = createQueryClient()
    const reads: StoryReads | undefined = parameters.reads
    const client = createLazyClient({ baseUrl: '/api', language: source.language })
    for (const [key, data] of reads?.(client) ?? []) created.setQueryData(key, data)
    return created
  })
  return (
    <QueryClientProvider client={queries}>
      <ApiClientProvider language={source.language}>
        <LinksProvider language={source.language} defaultLanguage="en">
          <TextProvider source={{ ...source, texts: JSON.stringify(source.texts) }}>
            <Story />
          </TextProvider>
        </LinksProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  )
}

/** What a page hands to the components that the server renders. */
export const pageTools: Text & { href: (path: string) => string } = {
  ...createText(sourceOf('en')),
  href: (path) => path,
}

function sourceOf(language: 'en' | 'ar'): TextSource {
  return {
    language,
    texts: language === 'ar' ? arabic : english,
    style: { currency: 'USD', currencySymbol: '$', abbreviatesPrices: false },
  }
}
