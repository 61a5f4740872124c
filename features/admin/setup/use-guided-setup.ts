import { useActor } from '@xstate/react'
import { useState } from 'react'
import type { SetupProgress } from '@/client/api/admin/setup.ts'
import { useTools } from '@/client/api/calls/use-tools.ts'
import { guidedSetup } from '@/client/flows/desk/guided-setup.ts'
import type { SetupStep, StarterContent } from '@/domain/settings/setup-steps.ts'
import type { MailTest } from '@/machines/setup/guided-setup.types.ts'
import { useSetupProgress } from './use-setup-progress.ts'

export type GuidedSetup = {
  stage: 'loading' | 'failed' | 'steps'
  step: SetupStep
  /** The step is being saved, or something asked for is on its way. */
  isBusy: boolean
  /** The provider fills the marketplace. */
  isFilling: boolean
  hasFailedToFill: boolean
  mailTest: MailTest | null
  failure: unknown
  progress: SetupProgress | undefined
  complete: () => void
  goBack: () => void
  fill: (content: StarterContent) => void
  testMail: () => void
  retry: () => void
}

/** The guided steps of a new marketplace. */
export function useGuidedSetup(): GuidedSetup {
  const tools = useTools()
  const [machine] = useState(() => guidedSetup(() => tools.current))
  const [state, send] = useActor(machine)
  const progress = useSetupProgress()
  const { step, mailTest, failure } = state.context
  return {
    stage: state.matches('loading') ? 'loading' : state.matches('loadFailed') ? 'failed' : 'steps',
    step,
    isBusy: state.hasTag('busy'),
    isFilling: state.matches({ content: 'waiting' }) || state.matches({ content: 'checking' }),
    hasFailedToFill: state.matches({ content: 'failed' }),
    mailTest,
    failure,
    progress,
    complete: () => send({ type: 'step.completed' }),
    goBack: () => send({ type: 'step.returned' }),
    fill: (content) => send({ type: 'content.selected', content }),
    testMail: () => send({ type: 'mail.requested' }),
    retry: () => send({ type: 'load.retried' }),
  }
}
