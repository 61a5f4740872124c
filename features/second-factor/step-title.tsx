import { createContext, type ReactNode, useContext } from 'react'

/** Heading level of the steps. */
export const StepLevel = createContext<'h2' | 'h3'>('h3')

/** Title of a step; receives focus if the step has no field. */
export function StepTitle({ id, children }: { id?: string; children: ReactNode }) {
  const Heading = useContext(StepLevel)
  return (
    <Heading id={id} data-step tabIndex={-1} className="font-semibold text-ink outline-none">
      {children}
    </Heading>
  )
}
