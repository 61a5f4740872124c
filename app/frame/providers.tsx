'use client'

import { type DehydratedState, HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { createQueryClient } from '@/client/api/calls/query-client.ts'
import { ApiClientProvider } from '@/client/state/api-client-provider.tsx'
import { LinksProvider } from '@/client/text/links-context.tsx'
import type { ShippedText } from '@/client/text/text.ts'
import { TextProvider } from '@/client/text/text-context.tsx'

type ProvidersProps = {
  source: ShippedText
  direction: 'ltr' | 'rtl'
  defaultLanguage: string
  children: ReactNode
}

export function Providers({ source, direction, defaultLanguage, children }: ProvidersProps) {
  const [queries] = useState(createQueryClient)
  const { language } = source
  // The router keeps the root's attributes where it opens a page of another language, such as on the
  // way back from a payment.
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: language, dir: direction })
  }, [language, direction])
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
 * Hydrates the query cache. One JSON string is cheaper for React to serialize than an object tree.
 */
export function Hydrated({ json, children }: { json: string; children: ReactNode }) {
  const state = useMemo((): DehydratedState => JSON.parse(json), [json])
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}
