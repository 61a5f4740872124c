import type { ReactNode } from 'react'
import { TextProvider } from '@/client/text/text-context.tsx'
import { Hydrated } from '../frame/providers.tsx'
import { loadPage } from './load-page.ts'

type PageDataProps = {
  /** Key prefixes; only these translations are shipped. */
  texts: readonly string[]
  children: ReactNode
}

/** Ships translations and the query cache to the browser. */
export async function PageData({ texts, children }: PageDataProps) {
  const page = await loadPage()
  return (
    <TextProvider source={page.textSource(texts)}>
      <Hydrated json={JSON.stringify(page.reads.state())}>{children}</Hydrated>
    </TextProvider>
  )
}
