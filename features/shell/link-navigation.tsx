'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { followSiteLink } from './follow-site-link.ts'

/** Follows all site links of the document by one listener. It runs after React's own handlers, which listen earlier. */
export function LinkNavigation() {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => followSiteLink(event, router.push)
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
  return null
}
