import { z } from 'zod'
import { HOST_NAME } from '@/domain/account/identity-project.ts'

export const firebaseVariables = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/, 'must be the id of a Firebase project, such as hearth-1a2b3')
    .optional()
    .meta({
      description: 'Firebase project whose Google and phone sign-ins are accepted',
      unset: 'sign-in by password and code only',
    }),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be the web API key of that project')
    .optional()
    .meta({
      description: 'Web API key of that project; see [firebase.md](firebase.md)',
      unset: 'pages do not offer them',
    }),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(HOST_NAME, 'must be a host name, such as hearth-1a2b3.firebaseapp.com')
    .optional()
    .meta({
      description: 'Host of the Google sign-in window',
      unset: '`<project>.firebaseapp.com`',
    }),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(
      /^(127\.0\.0\.1|localhost):\d{1,5}$/,
      'must be a port of this machine, such as 127.0.0.1:9099',
    )
    .optional()
    .meta({
      description:
        '`127.0.0.1:9099`: a Firebase emulator on this machine, for trying out. Refused as soon as anybody else is served.',
      unset: 'tokens must be signed by Google',
    }),
}

type Values = Readonly<Record<keyof typeof firebaseVariables, string | undefined>>

/** Conflicting settings; `open` is the variable that makes this more than a local trial. */
export function firebaseFaults(values: Partial<Values>, open: string | undefined): string[] {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_AUTH_EMULATOR_HOST: emulator } = values
  const faults = NEED_PROJECT.flatMap((name) =>
    values[name] && !project ? `FIREBASE_PROJECT_ID must be set with ${name}` : [],
  )
  // The emulator's tokens are unsigned: anyone could sign in as anyone.
  if (emulator && open) {
    faults.push(`FIREBASE_AUTH_EMULATOR_HOST is for trying out: it cannot be set with ${open}`)
  }
  return faults
}

const NEED_PROJECT = [
  'FIREBASE_API_KEY',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_AUTH_EMULATOR_HOST',
] as const
