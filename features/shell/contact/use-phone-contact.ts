import { useEffect, useState } from 'react'
import { rawPhoneLink } from '@/domain/account/raw-phone.ts'

type Rules = typeof import('@/domain/account/phone-number.ts')

let loaded: Rules | undefined

/** A stored number for display and as a `tel:` URL. The rules of all countries load late. */
export function usePhoneContact(stored: string): { text: string; href: string | null } {
  const [rules, setRules] = useState(() => loaded)
  useEffect(() => {
    if (rules || stored === '') return
    let isGone = false
    import('@/domain/account/phone-number.ts').then(
      (module) => {
        loaded = module
        if (!isGone) setRules(() => module)
      },
      // Offline: the stored form is readable too.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [rules, stored])
  return rules ? rules.phoneContact(stored) : { text: stored, href: rawPhoneLink(stored) }
}
