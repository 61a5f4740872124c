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
