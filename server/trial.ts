import { type Config, listensToNetwork, showsOutbox } from './config.ts'

/** Whether what was kept instead of being sent may be read: whoever reads it can sign in as anybody. */
export function isOutboxOpen({ config, isLocal }: { config: Config; isLocal: boolean }): boolean {
  return isLocal && showsOutbox(config)
}

/**
 * Whether an account of the demo region, whose password everybody knows, may be used: on the machine
 * where the product is tried out, an administrator's only while nothing is configured; and where
 * DEMO_MODE refuses changes.
 */
export function admitsDemoAccount({
  config,
  isLocal,
  isAdmin,
}: {
  config: Config
  isLocal: boolean
  isAdmin: boolean
}): boolean {
  if (config.demoMode) return true
  return isLocal && (isAdmin ? showsOutbox(config) : !config.publicUrl && !listensToNetwork(config))
}

/**
 * Whether an administrator's rights count only with a second factor: wherever more than this machine is served. The
 * demo region's administrator, whose password everybody knows, is let in elsewhere only where changes are refused.
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
