import type { ReactNode } from 'react'
import type { TextsName } from '@/client/text/sent-texts.ts'
import { TextProvider } from '@/client/text/text-context.tsx'
import { Hydrated } from '../frame/providers.tsx'
import { loadPage } from './load-page.ts'

type PageDataProps = {
  /** Any name; `npm run generate` lists the translations that the children show. */
  texts: TextsName
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
