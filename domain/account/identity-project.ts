/** A Firebase project. */
export type IdentityProject = {
  projectId: string
  apiKey: string
  /** Host of the sign-in popup. */
  authDomain: string
  /** Null in production. */
  emulatorUrl: string | null
}

type Announced = {
  project_id: string
  api_key: string
  auth_domain: string
  emulator_url?: string | undefined
}

/**
 * Null if invalid. Hosts enter the Content Security Policy, so only host names pass; an emulator
 * must be on localhost.
 */
export function identityProject(announced: Announced | null | undefined): IdentityProject | null {
  if (!announced) return null
  const { project_id: projectId, api_key: apiKey, auth_domain: authDomain } = announced
  const emulatorUrl = announced.emulator_url ?? null
  if (!projectId || !apiKey || !HOST_NAME.test(authDomain)) return null
  if (emulatorUrl !== null && !EMULATOR.test(emulatorUrl)) return null
  return { projectId, apiKey, authDomain, emulatorUrl }
}

export const HOST_NAME = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?$/
const EMULATOR = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/

export type IdentitySources = { frames: readonly string[]; connections: readonly string[] }

/** An emulator serves the API, popup and reCAPTCHA itself. */
export function identitySources({ authDomain, emulatorUrl }: IdentityProject): IdentitySources {
  if (emulatorUrl) return { frames: [emulatorUrl], connections: [emulatorUrl] }
  return {
    frames: [
      `https://${authDomain}`,
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ],
    connections: [
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://www.google.com/recaptcha/',
    ],
  }
}

/**
 * Browsers partition third-party storage, so redirects only work if `authDomain` is our own host.
 */
export function canLeaveForSignIn(project: IdentityProject, host: string): boolean {
  return project.emulatorUrl !== null || project.authDomain === host
}
