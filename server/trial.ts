import { type Config, listensToNetwork, showsOutbox } from './config.ts'

/** Whether the outbox may be read, whose codes allow signing in as anyone. */
export function isOutboxOpen({ config, isLocal }: { config: Config; isLocal: boolean }): boolean {
  return isLocal && showsOutbox(config)
}

/**
 * Whether demo accounts, whose password is public, may sign in: on the local machine
 * (staff only while nothing is configured), or in DEMO_MODE.
 */
export function admitsDemoAccount({
  config,
  isLocal,
  isStaff,
}: {
  config: Config
  isLocal: boolean
  isStaff: boolean
}): boolean {
  if (config.demoMode) return true
  return isLocal && (isStaff ? showsOutbox(config) : !config.publicUrl && !listensToNetwork(config))
}

/**
 * Whether rights of staff need a second factor: always, except in a local trial. The demo
 * administrator, whose password is public, is exempt: elsewhere it can sign in only in DEMO_MODE.
 */
export function requiresSecondFactor({
  config,
  isLocal,
  isDemo,
}: {
  config: Config
  isLocal: boolean
  isDemo: boolean
}): boolean {
  return !isDemo && !isOutboxOpen({ config, isLocal })
}
