import type { ReactNode } from 'react'
import { TextProvider } from '@/client/text/text-context.tsx'
import { loadPage } from './load-page.ts'
import { Hydrated } from './providers.tsx'

type PageDataProps = {
  /** Beginnings of the keys that client components below say; only those are shipped. */
  texts: readonly string[]
  children: ReactNode
}

/** Ships to the browser the sentences a page needs and everything that it has read. */
export async function PageData({ texts, children }: PageDataProps) {
  const page = await loadPage()
  return (
    <TextProvider source={page.textSource(texts)}>
      <Hydrated json={JSON.stringify(page.reads.state())}>{children}</Hydrated>
    </TextProvider>
  )
}
