/** Served by `app/service-worker.js`. */
const WORKER_ADDRESS = '/service-worker.js'

export type WorkerWatch = {
  onMessage: (message: unknown) => void
  /** A new version of the site waits; the page in use goes on with the old one. */
  onUpdate: (takeOver: () => void) => void
}

/** Resolves once the worker is active. */
export async function startWorker(): Promise<void> {
  await registerWorker()
  await navigator.serviceWorker.ready
}

/** Starts the worker where the browser has any; returns how to end watching it. */
export function watchWorker({ onMessage, onUpdate }: WorkerWatch): () => void {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (!container) return () => {}
  const end = new AbortController()
  const { signal } = end
  container.addEventListener('message', ({ data }) => onMessage(data), { signal })
  registerWorker().then(
    (registration) => {
      if (!registration) return
      const tell = () => {
        const { waiting } = registration
        if (!signal.aborted && waiting && container.controller) onUpdate(() => replace(waiting))
      }
      tell()
      const found = () => {
        registration.installing?.addEventListener('statechange', tell, { signal })
      }
      registration.addEventListener('updatefound', found, { signal })
    },
    // The page works without it: private windows of some browsers have none.
    () => {},
  )
  return () => end.abort()
}

/** False without a worker; one that starts is waited for. */
export async function tellWorker(
  message: { type: string } & Record<string, unknown>,
): Promise<boolean> {
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await container?.getRegistration()
  if (!container || !registration) return false
  const { active } = registration.active ? registration : await container.ready
  active?.postMessage(message)
  return active !== null
}

/** Undefined where a driver of the browser blocks workers. */
function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register(WORKER_ADDRESS, { updateViaCache: 'none' })
}

function replace(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  })
  waiting.postMessage({ type: 'skipWaiting' })
}
