import { useEffect, useState } from 'react'

type Reading = { address: string; text: string }

/** A mail address with its domain in its own letters; as stored until their rules have loaded. */
export function useEmailText(address: string): string {
  const [reading, setReading] = useState<Reading | null>(null)
  const isEncoded = address.includes('xn--')
  useEffect(() => {
    if (!isEncoded) return
    let isGone = false
    import('@/domain/account/email-for-reading.ts').then(
      ({ emailForReading }) => isGone || setReading({ address, text: emailForReading(address) }),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [address, isEncoded])
  return reading?.address === address ? reading.text : address
}
