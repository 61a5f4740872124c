import { useEffect, useEffectEvent, useRef } from 'react'
import { useApiClient } from '@/client/api/calls/client-context.tsx'
import { openInquiryForm } from '@/client/api/inquiries.ts'

type Stamp = { token: string; openedAt: number }

export type FormStamp = {
  /** Resolves once the provider takes it: it refuses forms that were sent too fast. */
  get: () => Promise<string>
  /** It is too old, or the provider does not know it any more. */
  renew: () => void
}

/** A little more than the provider asks for. */
const WAIT_MILLISECONDS = 3_200

/** Signed time at which a form was opened, for people without account. */
export function useFormStamp(isNeeded: boolean): FormStamp {
  const client = useApiClient()
  const stamp = useRef<Promise<Stamp> | null>(null)
  const open = () => {
    const opening = openInquiryForm(client).then((token) => ({
      token,
      openedAt: performance.now(),
    }))
    stamp.current = opening
    opening.catch(() => {
      if (stamp.current === opening) stamp.current = null
    })
    return opening
  }
  const openAtOnce = useEffectEvent(open)
  useEffect(() => {
    if (isNeeded) void openAtOnce().catch(() => {})
  }, [isNeeded])
  return {
    async get() {
      const { token, openedAt } = await (stamp.current ?? open())
      const wait = openedAt + WAIT_MILLISECONDS - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      return token
    },
    renew: () => void open().catch(() => {}),
  }
}
