import type { SetupStep, StarterContent } from '@/domain/settings/setup-steps.ts'

export type ContentState = 'running' | 'done' | 'failed'

export type GuidedProgress = {
  step: SetupStep
  /** The marketplace is being filled, perhaps since an earlier visit. */
  isFilling: boolean
}

export type MailTest = {
  to: string
  /** `kept` in the outbox: there is no mail server. */
  outcome: 'sent' | 'kept' | 'failed'
  /** The mail server's words. */
  reason: string
}

export type GuidedSetupContext = {
  step: SetupStep
  isFilling: boolean
  mailTest: MailTest | null
  failure: unknown
}

export type GuidedSetupEvent =
  | { type: 'load.retried' }
  | { type: 'step.completed' }
  | { type: 'step.returned' }
  | { type: 'content.selected'; content: StarterContent }
  | { type: 'mail.requested' }
