import type { Translator } from '@/client/text/translator.ts'

/** Kind of job for administrators; its key for one without a name on this page. */
export function jobWords(name: string, t: Translator): string {
  const key = `admin.system.job.${name.replaceAll('.', '-')}`
  return t.has(key) ? t(key) : name
}
