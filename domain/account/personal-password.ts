export type PasswordOwner = { name?: string | null | undefined; email?: string | null | undefined }

/** Shorter name parts may match by chance. */
const MIN_PART_LENGTH = 4

/** Ignores digits and signs around the name or e-mail address. */
export function isPersonalPassword(password: string, { name, email }: PasswordOwner): boolean {
  const typed = toKey(password)
  if (typed === '') return false
  const [local = '', host = ''] = (email ?? '').split('@')
  const [domain = ''] = host.split('.')
  const parts = [...toParts(name ?? ''), ...toParts(local)]
  const whole = [name ?? '', email ?? '', local, `${local}${domain}`].map(toKey)
  return [...whole, ...parts].some((own) => own.length >= MIN_PART_LENGTH && own === typed)
}

function toParts(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).map(toKey)
}

/** Letters and marks only: "Mira.Lindqvist-84!" is "miralindqvist". */
function toKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, '')
}
