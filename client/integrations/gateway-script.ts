const loading = new Map<string, Promise<void>>()

/**
 * Loads a gateway's own script, once and only when somebody pays: no page asks a gateway before. A
 * failed load is tried again by the next call.
 */
function load(address: string): Promise<void> {
  const known = loading.get(address)
  if (known !== undefined) return known
  const arriving = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      loading.delete(address)
      reject(new Error(`${new URL(address).host} did not answer`))
    }
    document.head.append(script)
  })
  loading.set(address, arriving)
  return arriving
}

/** A property, so that stories can do without the gateways. */
export const gatewayScripts = { load }
