'use client'

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { SaveSearchFormProps } from './save-search-form.tsx'
import { keepTyped } from './typed-fields.ts'

/**
 * The form as a page of its own: `children` is the same without a script, until the script is there
 * and takes over what was typed.
 */
export function SaveSearchLive({
  children,
  ...form
}: SaveSearchFormProps & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [live, setLive] = useState<{ Form: ComponentType<SaveSearchFormProps> }>()
  useEffect(() => {
    const formNow = () => place.current?.querySelector('form')
    import('./save-search-form.tsx').then(
      ({ SaveSearchForm: Form }) => {
        const plain = formNow()
        if (!plain) return
        const restore = keepTyped(plain)
        // At once: nothing can be typed between the one and the other.
        flushSync(() => setLive({ Form }))
        const next = formNow()
        if (next) restore(next)
      },
      () => {},
    )
  }, [])
  return <div ref={place}>{live ? <live.Form {...form} /> : children}</div>
}
