import { useEffect, useState } from 'react'
import { fieldId } from '../fields/form-field.tsx'
import type { GoToField } from './go-to.ts'

type FormStepState = {
  step: string
  /** Steps that were open before. */
  visited: ReadonlySet<string>
  setStep: (step: string) => void
  goTo: GoToField
}

/** Current step; `goTo` opens the step of a field and focuses it. */
export function useFormStep(first: string, stepOf: (field: string) => string): FormStepState {
  const [step, openStep] = useState(first)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const setStep = (next: string) => {
    if (next === step) return
    setVisited((before) => new Set([...before, step]))
    openStep(next)
  }
  const [wanted, setWanted] = useState<string | null>(null)
  useEffect(() => {
    if (wanted === null || stepOf(wanted) !== step) return
    setWanted(null)
    const place = document.getElementById(fieldId(wanted))
    const control = place?.querySelector<HTMLElement>('input, textarea, select, button')
    place?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
  }, [wanted, step, stepOf])
  const goTo = (field: string) => {
    setStep(stepOf(field))
    setWanted(field)
  }
  return { step, visited, setStep, goTo }
}
