import { createContext, useContext } from 'react'

/** Opens the step of a field and focuses it. */
export type GoToField = (field: string) => void

export const GoToContext = createContext<GoToField>(() => {})

export function useGoToField(): GoToField {
  return useContext(GoToContext)
}
