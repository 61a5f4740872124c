/**
 * Push services of the browsers. Endpoints come from members, so without this list they could make
 * the provider send requests anywhere, also to addresses of its own network.
 */
const SERVICES: readonly RegExp[] = [
  // Chrome, Edge on Android, Samsung, Opera, Brave.
  /^fcm\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  // Firefox.
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  // Safari.
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
  // Edge.
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
]

const MAX_ENDPOINT_LENGTH = 2048

/** `trialOrigin`: a push service of this machine, in trials only. */
export function isPushService(endpoint: string, trialOrigin?: string): boolean {
  if (endpoint.length > MAX_ENDPOINT_LENGTH) return false
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || url.hash) return false
  if (trialOrigin !== undefined && url.origin === trialOrigin) return true
  if (url.protocol !== 'https:' || url.port) return false
  return SERVICES.some((service) => service.test(url.hostname))
}
