'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { takeOver } from '@/client/state/typed-fields.ts'
import type { SaveSearchFormProps } from './save-search-form.tsx'

/**
 * Form page: shows the server-rendered `children` until the interactive form loads and takes over
 * typed input.
 */
export function SaveSearchLive({
  children,
  ...form
}: SaveSearchFormProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Form: ComponentType<SaveSearchFormProps> }>()
  useEffect(() => {
    import('./save-search-form.tsx').then(
      ({ SaveSearchForm: Form }) =>
        takeOver(
          () => place.current?.querySelector('form'),
          () => setLive({ Form }),
        ),
      () => {},
    )
  }, [])
  return <div ref={place}>{live ? <live.Form {...form} /> : children}</div>
}
