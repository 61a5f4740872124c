import { useContext, useEffect } from 'react'
import { RestoringContext } from './client-context.tsx'

/** Whether what earlier visits stored is in the cache; starts to restore it. */
export function useRestored(): boolean {
  const { isRestored, restore } = useContext(RestoringContext)

  useEffect(() => {
    if (!isRestored) restore()
  }, [isRestored, restore])

  return isRestored
}
