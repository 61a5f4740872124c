/** A Firebase project as pages use it. */
export type IdentityProject = {
  projectId: string
  apiKey: string
  /** Host of the window in which people sign in. */
  authDomain: string
  /** Address of an emulator in its place; null in earnest. */
  emulatorUrl: string | null
}

type Announced = {
  project_id: string
  api_key: string
  auth_domain: string
  emulator_url?: string | undefined
}

/**
 * The project that a provider announces; null without one, and for one that does not name hosts: they
 * become part of the security policy. An emulator is one of the very machine or none.
 */
export function identityProject(announced: Announced | null | undefined): IdentityProject | null {
  if (!announced) return null
  const { project_id: projectId, api_key: apiKey, auth_domain: authDomain } = announced
  const emulatorUrl = announced.emulator_url ?? null
  if (!projectId || !apiKey || !HOST_NAME.test(authDomain)) return null
  if (emulatorUrl !== null && !EMULATOR.test(emulatorUrl)) return null
  return { projectId, apiKey, authDomain, emulatorUrl }
}

/** The name of a host, with a port or without. */
export const HOST_NAME = /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?(:\d{1,5})?$/
const EMULATOR = /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/

/** What a page must let in for signing in by a project. */
export type IdentitySources = { frames: readonly string[]; connections: readonly string[] }

/** Google's service, its window and the check that no robot asks for codes; an emulator has it all. */
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
 * Whether a whole page can be sent to sign in and come back: browsers keep what another site has
 * stored from us, so that the window's host has to be our own.
 */
export function canLeaveForSignIn(project: IdentityProject, host: string): boolean {
  return project.emulatorUrl !== null || project.authDomain === host
}
