import type { Translator } from '@/client/text/translator.ts'
import { showToast } from '@/design-system/toast/toast-queue.ts'

/** Copies to the clipboard and shows a toast with the result. */
export async function copyText(text: string, t: Translator): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', t('secondFactor.copied'))
  } catch {
    showToast('error', t('secondFactor.notCopied'))
  }
}
