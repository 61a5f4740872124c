'use client'

import { useEffect, useState } from 'react'
import { type KeptPage, listKeptPages } from '@/client/integrations/offline-copies.ts'
import { onPageReachable } from '@/client/integrations/page-reachable.ts'
import { Button } from '@/design-system/button/button.tsx'
import { linkStyles } from '@/design-system/link-styles/link-styles.ts'

type OfflineActionsProps = {
  /** Label of the button. */
  retry: string
  /** Heading of the list. */
  seen: string
}

/** Tries again by itself when the connection is back; lists the pages that were kept. */
export function OfflineActions({ retry, seen }: OfflineActionsProps) {
  const [pages, setPages] = useState<readonly KeptPage[]>([])
  useEffect(() => {
    listKeptPages().then(setPages, () => {})
    // A reload would cancel the opening of a page from the list.
    return onPageReachable(() => location.reload())
  }, [])
  return (
    <>
      <Button className="mt-4" onClick={() => location.reload()}>
        {retry}
      </Button>
      {pages.length > 0 ? (
        <section aria-labelledby="seen" className="mt-8 text-start">
          <h2 id="seen" className="text-sm font-medium text-ink-muted">
            {seen}
          </h2>
          <ul className="mt-1">
            {pages.map(({ address, title }) => (
              <li key={address}>
                <a
                  href={address}
                  className={linkStyles({ className: 'inline-flex min-h-11 items-center' })}
                >
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
