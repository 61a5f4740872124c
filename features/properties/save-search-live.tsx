'use client'

import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { SaveSearchFormProps } from './save-search-form.tsx'

const Form = lazy(() =>
  import('./save-search-form.tsx').then((module) => ({ default: module.SaveSearchForm })),
)

/** The form as a page of its own: `children` is the same without a script, until the script is there. */
export function SaveSearchLive({
  children,
  ...form
}: SaveSearchFormProps & { children: ReactNode }) {
  const isInBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  )
  if (!isInBrowser) return children
  return (
    <Suspense fallback={children}>
      <Form {...form} />
    </Suspense>
  )
}

function noChange() {
  return () => {}
}
