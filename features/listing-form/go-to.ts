import { createContext, useContext } from 'react'

/** Brings a field into view, whichever step it is in. */
export type GoToField = (field: string) => void

export const GoToContext = createContext<GoToField>(() => {})

export function useGoToField(): GoToField {
  return useContext(GoToContext)
}
