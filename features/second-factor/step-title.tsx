import { createContext, type ReactNode, useContext } from 'react'

/** Heading of the steps: below a page's own, or below that of a part of it. */
export const StepLevel = createContext<'h2' | 'h3'>('h3')

/** Title of a step, which takes the focus where the step has no field. */
export function StepTitle({ id, children }: { id?: string; children: ReactNode }) {
  const Heading = useContext(StepLevel)
  return (
    <Heading id={id} data-step tabIndex={-1} className="font-semibold text-ink outline-none">
      {children}
    </Heading>
  )
}
