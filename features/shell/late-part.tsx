import { useState } from 'react'
import { OnDemand, type OnDemandProps } from '@/design-system/on-demand/on-demand.tsx'
import { FailedList } from './failed-list.tsx'

type LatePartProps<Props> = Pick<OnDemandProps<Props>, 'load' | 'of' | 'fallback'> & {
  /** Title of the message when the code cannot be loaded. */
  failedTitle: string
}

/** Part of a page whose code is loaded when it is shown, and again on request if that fails. */
export function LatePart<Props extends object>({
  load,
  of,
  fallback,
  failedTitle,
}: LatePartProps<Props>) {
  const [failed, setFailed] = useState(0)
  const [tries, setTries] = useState(0)
  if (failed > tries) {
    const error = new Error('The code could not be loaded')
    return <FailedList title={failedTitle} error={error} onRetry={() => setTries(failed)} />
  }
  return (
    <OnDemand
      key={tries}
      load={load}
      of={of}
      fallback={fallback}
      onFailed={() => setFailed(tries + 1)}
    />
  )
}
