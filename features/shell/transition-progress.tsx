'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { useText } from '@/client/text/text-context.tsx'
import { RouteProgress } from '@/design-system/progress/route-progress.tsx'
import { Spinner } from '@/design-system/spinner/spinner.tsx'
import { endTransition, isInTransition, onTransition } from './route-transition.ts'

/** Progress bar during navigation; adds a spinner after 700 ms. */
export function TransitionProgress() {
  const { t } = useText()
  const active = useSyncExternalStore(onTransition, isInTransition, () => false)
  const shown = `${usePathname()}?${useSearchParams()}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address ends the transition
  useEffect(endTransition, [shown])

  return (
    <>
      <RouteProgress active={active} label={t('shell.loading')} />
      {active ? (
        <div className="pointer-events-none fixed inset-x-0 top-1/3 z-progress flex animate-[appear_var(--duration-slow)_ease-out_700ms_both] justify-center">
          <span className="rounded-full border border-line bg-surface p-4 text-xl leading-none text-brand-ink shadow-floating">
            <Spinner />
          </span>
        </div>
      ) : null}
    </>
  )
}
