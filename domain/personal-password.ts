/** To whom a password belongs; what is not known is left out. */
export type PasswordOwner = { name?: string | null | undefined; email?: string | null | undefined }

/** A part of a name that is shorter may be in a password by chance. */
const MIN_PART_LENGTH = 4

/** Whether a password is little more than its owner's name or e-mail address, digits and signs around it aside. */
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
