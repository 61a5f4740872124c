/** Settings first, then content and mail; `done` lists what is missing. */
export const guidedSteps = ['brand', 'region', 'languages', 'content', 'mail', 'done'] as const

export type GuidedStep = (typeof guidedSteps)[number]

/** Categories with their details, nearby places, packages and home page; or all of the demo region. */
export type Filling = 'catalog' | 'demo'

export type FillingState = 'running' | 'done' | 'failed'

export type GuidedProgress = {
  step: GuidedStep
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
  step: GuidedStep
  isFilling: boolean
  mailTest: MailTest | null
  failure: unknown
}

export type GuidedSetupEvent =
  | { type: 'load.retried' }
  | { type: 'step.completed' }
  | { type: 'step.returned' }
  | { type: 'filling.requested'; filling: Filling }
  | { type: 'mail.requested' }
