'use client'

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { ApiClientProvider } from '@/client/api/client-context.tsx'
import { createQueryClient } from '@/client/api/query-client.ts'
import { LinksProvider } from '@/client/text/links-context.tsx'
import type { ShippedText } from '@/client/text/text.ts'
import { TextProvider } from '@/client/text/text-context.tsx'

type ProvidersProps = {
  /** The sentences of what surrounds every page. */
  source: ShippedText
  defaultLanguage: string
  children: ReactNode
}

/** What every client component of the site may rest on: sentences, links, calls, their cache. */
export function Providers({ source, defaultLanguage, children }: ProvidersProps) {
  const [queries] = useState(createQueryClient)
  const { language } = source
  return (
    <QueryClientProvider client={queries}>
      <ApiClientProvider language={language}>
        <LinksProvider language={language} defaultLanguage={defaultLanguage}>
          <TextProvider source={source}>{children}</TextProvider>
        </LinksProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  )
}

/**
 * Puts what the server has read into the browser's cache, so that nothing is asked twice. As JSON: one
 * value for React to carry, not each fact of each row.
 */
export function Hydrated({ json, children }: { json: string; children: ReactNode }) {
  const state = useMemo((): DehydratedState => JSON.parse(json), [json])
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}
