import { z } from 'zod'

export const pushVariables = {
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .endsWith('.json', 'must be the path of a JSON key, such as /etc/hearth/firebase.json')
    .optional()
    .meta({
      description:
        'Path of the JSON key of a service account, `/etc/hearth/firebase.json`: apps that registered an FCM token get them, too',
      unset: 'push messages go to browsers only',
    }),
  PUSH_SERVICE_URL: z
    .string()
    .regex(
      /^http:\/\/(127\.0\.0\.1|localhost):\d{1,5}$/,
      'must be a push service of this machine, such as http://127.0.0.1:4200',
    )
    .optional()
    .meta({
      description:
        '`http://127.0.0.1:4200`: a push service of this machine, for trying out. Refused as soon as anybody else is served.',
      unset: 'the push services of browsers',
    }),
}

/** `open` is the variable that makes this more than a local trial. */
export function pushFaults(
  { PUSH_SERVICE_URL: url }: { PUSH_SERVICE_URL?: string | undefined },
  open: string | undefined,
): string[] {
  // Members could have requests sent to this machine.
  if (!url || !open) return []
  return [`PUSH_SERVICE_URL is for trying out: it cannot be set with ${open}`]
}
